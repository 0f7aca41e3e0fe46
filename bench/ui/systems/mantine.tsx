import { Button, MantineProvider, Select } from '@mantine/core';
import '@mantine/core/styles.css';
import { languages, unmoved, type System } from '../system.ts';

export const system: System = {
  Provider: ({ children }) => <MantineProvider>{children}</MantineProvider>,
  Button: ({ primary, children }) => <Button variant={primary ? 'filled' : 'default'}>{children}</Button>,
  Select: ({ label, value }) => <Select label={label} data={languages} value={value} onChange={unmoved} />,
};

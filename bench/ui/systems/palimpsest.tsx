import { Button, SelectField } from '@palimpsest/ui';
import '@palimpsest/ui/standalone.css';
import { languages, unmoved, type System } from '../system.ts';

const options = languages.map((language) => ({ value: language, label: language }));

export const system: System = {
  Provider: ({ children }) => children,
  Button: ({ primary, children }) => <Button variant={primary ? 'primary' : 'secondary'}>{children}</Button>,
  Select: ({ label, value }) => <SelectField label={label} options={options} value={value} onValueChange={unmoved} />,
};

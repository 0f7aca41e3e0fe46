import { Button, Select, Text, Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import { useId } from 'react';
import { languages, unmoved, type System } from '../system.ts';

export const system: System = {
  Provider: ({ children }) => <Theme>{children}</Theme>,
  Button: ({ primary, children }) => <Button variant={primary ? 'solid' : 'surface'}>{children}</Button>,
  Select: function LabelledSelect({ label, value }) {
    const id = useId();
    return (
      <div>
        <Text as="label" size="2" htmlFor={id}>
          {label}
        </Text>
        <Select.Root value={value} onValueChange={unmoved}>
          <Select.Trigger id={id} />
          <Select.Content>
            {languages.map((language) => (
              <Select.Item key={language} value={language}>
                {language}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Root>
      </div>
    );
  },
};

import { companySectors, employeeCounts, userRoles } from '@palimpsest/contract';
import { Button, SelectField, TextField } from '@palimpsest/ui';
import { useRef, useState, type FormEvent } from 'react';
import { checkUserInfo, noUserInfo, type UserInfo, type WholeProfilePayload } from './user-info.ts';

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const selects = [
  { field: 'companySector', label: 'Company sector', options: optionsOf(companySectors) },
  { field: 'employeeCount', label: 'Number of employees', options: optionsOf(employeeCounts) },
  { field: 'userRole', label: 'Your role', options: optionsOf(userRoles) },
] as const;

export interface UserInfoFormProps {
  /** What the fields hold at first. @default nothing */
  defaultValue?: UserInfo;
  /** The answers are on their way. */
  loading: boolean;
  /** Makes the button as wide as the form, as in a dialog. @default false */
  wide?: boolean;
  /** Called with what was given, when nothing is missing. */
  onSubmit: (payload: WholeProfilePayload) => void;
  /** Called with the message of the first field that is missing. */
  onProblem: (message: string) => void;
}

/** Where somebody works, and as what. */
export function UserInfoForm({
  defaultValue = noUserInfo,
  loading,
  wide = false,
  onSubmit,
  onProblem,
}: UserInfoFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [info, setInfo] = useState(defaultValue);
  const set = (field: keyof UserInfo, value: string) => setInfo((before) => ({ ...before, [field]: value }));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const result = checkUserInfo(info);
    if (result.ok) {
      onSubmit(result.payload);
      return;
    }
    onProblem(result.message);
    form.current?.querySelector<HTMLElement>(`#user-info-${result.field}`)?.focus();
  };

  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <TextField
        id="user-info-companyName"
        label="Company name"
        autoComplete="organization"
        value={info.companyName}
        onChange={({ target }) => set('companyName', target.value)}
      />
      {selects.map(({ field, label, options }) => (
        <SelectField
          key={field}
          id={`user-info-${field}`}
          label={label}
          placeholder="Select an option"
          options={options}
          value={info[field]}
          onValueChange={(value) => set(field, value)}
        />
      ))}
      <Button
        type="submit"
        variant="primary"
        size={wide ? 'lg' : 'md'}
        fullWidth={wide}
        loading={loading}
        className="mt-1 self-start"
      >
        Save
      </Button>
    </form>
  );
}

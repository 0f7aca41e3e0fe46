import { companySectors, employeeCounts, userRoles, type Problem } from '@palimpsest/contract';
import { Button, SelectField, TextField } from '@palimpsest/ui';
import { useRef, useState, type FormEvent } from 'react';
import { checkUserInfo, noUserInfo, type UserInfo, type WholeProfilePayload } from './user-info.ts';
import { type ScreenWords, useWords } from '../../messages/words.ts';

/** The questions with a list of answers. */
const questions = (words: ScreenWords['userInfo']) =>
  [
    { field: 'companySector', options: companySectors.map((value) => ({ value, label: words.sectors[value] })) },
    { field: 'employeeCount', options: employeeCounts.map((value) => ({ value, label: words.employees[value] })) },
    { field: 'userRole', options: userRoles.map((value) => ({ value, label: words.roles[value] })) },
  ] as const;

export interface UserInfoFormProps {
  /** The initial values of the fields. @default empty */
  defaultValue?: UserInfo;
  /** Whether the answers are on their way. */
  loading: boolean;
  /** Makes the button as wide as the form, as in a dialog; on a phone it always is. @default false */
  wide?: boolean;
  /** Called with the answers when none is missing. */
  onSubmit: (payload: WholeProfilePayload) => void;
  /** Called with the problem of the first invalid field. */
  onProblem: (problem: Problem) => void;
}

/** Asks where a user works, and in which role. */
export function UserInfoForm({
  defaultValue = noUserInfo,
  loading,
  wide = false,
  onSubmit,
  onProblem,
}: UserInfoFormProps) {
  const words = useWords('userInfo');
  const { save } = useWords('shared');
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
    onProblem(result.problem);
    form.current?.querySelector<HTMLElement>(`#user-info-${result.field}`)?.focus();
  };

  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <TextField
        id="user-info-companyName"
        label={words.companyName}
        autoComplete="organization"
        value={info.companyName}
        onChange={({ target }) => set('companyName', target.value)}
      />
      {questions(words).map(({ field, options }) => (
        <SelectField
          key={field}
          id={`user-info-${field}`}
          label={words[field]}
          placeholder={words.select}
          options={options}
          value={info[field]}
          onValueChange={(value) => set(field, value)}
        />
      ))}
      <div className="mt-1 grid sm:flex">
        <Button type="submit" variant="primary" size={wide ? 'lg' : 'md'} fullWidth={wide} loading={loading}>
          {save}
        </Button>
      </div>
    </form>
  );
}

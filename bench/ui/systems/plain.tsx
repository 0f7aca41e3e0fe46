import { languages, unmoved, type System } from '../system.ts';

/** The elements of the browser alone: what all others are held against. */
export const system: System = {
  Provider: ({ children }) => children,
  Button: ({ primary, children }) => (
    <button type="button" className={primary ? 'primary' : 'secondary'}>
      {children}
    </button>
  ),
  Select: ({ label, value }) => (
    <label>
      {label}
      <select value={value} onChange={unmoved}>
        {languages.map((language) => (
          <option key={language}>{language}</option>
        ))}
      </select>
    </label>
  ),
};

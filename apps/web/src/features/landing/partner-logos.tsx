import type { ReactNode } from 'react';

interface Partner {
  name: string;
  mark: ReactNode;
}

/** Drawn for this page: the partners are made up until there are real ones to name. */
const partners: readonly Partner[] = [
  { name: 'Alba Botanica', mark: <path d="M12 21C6 16 4 9 12 3c8 6 6 13 0 18Zm0 0V9" /> },
  { name: 'Norrsken', mark: <path d="M3 17c4-9 5 4 9-5s5 3 9-6M3 21h18" /> },
  { name: 'Kontor Nine', mark: <path d="M4 4h16v16H4zM4 12h16M12 4v16" /> },
  { name: 'Maré', mark: <path d="M2 9c3-3 5-3 8 0s5 3 8 0M4 15c3-3 5-3 8 0s5 3 8 0" /> },
  { name: 'Fjell & Co', mark: <path d="m2 20 7-13 5 8 3-4 5 9Z" /> },
  { name: 'Orbita', mark: <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM2 12c4-6 16-6 20 0-4 6-16 6-20 0Z" /> },
  { name: 'Papelaria Luz', mark: <path d="M12 2v4M12 18v4M2 12h4M18 12h4M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z" /> },
];

/** The partners' names beside their marks. */
export function PartnerLogos() {
  return partners.map(({ name, mark }) => (
    <span
      key={name}
      className="flex items-center gap-2.5 font-display text-lg font-medium whitespace-nowrap text-muted"
    >
      <svg aria-hidden viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={1.5} className="size-6">
        {mark}
      </svg>
      {name}
    </span>
  ));
}

import { Logo, SideBar, SideBarItem } from '@palimpsest/ui';
import { useState } from 'react';

export function StudioNavigation() {
  const [page, setPage] = useState('Posters');
  return (
    <SideBar logo={<Logo variant="mark" />}>
      {['Posters', 'Glossary', 'Invoices'].map((name) => (
        <SideBarItem key={name} label={name} active={page === name} onClick={() => setPage(name)}>
          {name.charAt(0)}
        </SideBarItem>
      ))}
    </SideBar>
  );
}

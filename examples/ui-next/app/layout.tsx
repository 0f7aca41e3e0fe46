import '@palimpsest/ui/standalone.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Components on a server' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}

import { Logo } from '@palimpsest/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export interface CenteredPageProps {
  title: string;
  children: ReactNode;
}

/** A page of one task, without the bars of the workspace. */
export function CenteredPage({ title, children }: CenteredPageProps) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-8 p-5">
      <Link to="/" className="rounded-md p-1">
        <Logo />
      </Link>
      <section className="flex w-full max-w-100 flex-col gap-4 rounded-xl border border-line bg-raised p-6 shadow-low">
        <h1 className="font-display text-xl font-medium">{title}</h1>
        {children}
      </section>
    </main>
  );
}

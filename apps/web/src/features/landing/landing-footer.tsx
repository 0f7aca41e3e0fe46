import { Link } from '@palimpsest/ui';

/** Set when the app is built; the defaults are addresses that are reserved and lead nowhere. */
const {
  VITE_BLOG_URL: blog = 'https://blog.palimpsest.example',
  VITE_DEMO_URL: demo = 'https://demo.palimpsest.example',
  VITE_SUPPORT_EMAIL: support = 'support@palimpsest.example',
} = import.meta.env;

const links = [
  { label: 'Blog', href: blog },
  { label: 'Contact Us', href: `mailto:${support}` },
  { label: 'Demo', href: demo },
];

export function LandingFooter() {
  return (
    <footer className="mx-auto flex w-full max-w-300 flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-8 text-sm text-faint sm:px-8">
      <p>Palimpsest: new writing on the same page.</p>
      <nav aria-label="Footer" className="flex gap-6">
        {links.map(({ label, href }) => (
          <Link key={label} tone="quiet" href={href}>
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  );
}

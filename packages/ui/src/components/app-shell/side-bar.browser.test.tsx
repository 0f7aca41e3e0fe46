import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/plain-form.tsx';
import { SideBar, SideBarItem } from './side-bar.tsx';

test('a disabled item that is a link ignores presses and leaves the tab order', () => {
  const onClick = vi.fn<() => void>();
  render(
    <SideBar>
      <SideBarItem label="Dashboard" asChild disabled>
        <a href="#dashboard" onClick={onClick}>
          D
        </a>
      </SideBarItem>
    </SideBar>,
  );
  const link = page.getByRole('link', { name: 'Dashboard' }).element() as HTMLAnchorElement;
  link.click();
  expect(onClick).not.toHaveBeenCalled();
  expect(window.location.hash).toBe('');
  expect(link.getAttribute('aria-disabled')).toBe('true');
  expect(link.tabIndex).toBe(-1);
  expect(link.hasAttribute('disabled')).toBe(false);
});

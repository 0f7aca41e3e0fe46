import { useEffect, useState } from 'react';
import { useInBrowser } from '../../lib/use-in-browser.ts';
import { arrivedUsers, nextTick, readTrustedUsers, tickedUsers, writeTrustedUsers } from './trusted-users.ts';

const arrive = () => arrivedUsers(readTrustedUsers(localStorage), Date.now(), Math.random);

/**
 * The number of the landing page that grows while it is open, and is remembered in this browser.
 * @returns undefined while the page is drawn as it was built, which knows no browser
 */
export function useTrustedUsers(): number | undefined {
  const inBrowser = useInBrowser();
  const [users, setUsers] = useState(() => (inBrowser ? arrive() : undefined));
  if (inBrowser && !users) setUsers(arrive);

  useEffect(() => {
    if (!users) return undefined;
    writeTrustedUsers(localStorage, users);
    const timer = setTimeout(() => setUsers(tickedUsers(users, Date.now(), Math.random)), nextTick(Math.random));
    return () => clearTimeout(timer);
  }, [users]);

  return users?.count;
}

import { useEffect, useState } from 'react';
import { arrivedUsers, nextTick, readTrustedUsers, tickedUsers, writeTrustedUsers } from './trusted-users.ts';

/** The number of the landing page that grows while it is open, and is remembered in this browser. */
export function useTrustedUsers(): number {
  const [users, setUsers] = useState(() => arrivedUsers(readTrustedUsers(localStorage), Date.now(), Math.random));

  useEffect(() => {
    writeTrustedUsers(localStorage, users);
    const timer = setTimeout(() => setUsers(tickedUsers(users, Date.now(), Math.random)), nextTick(Math.random));
    return () => clearTimeout(timer);
  }, [users]);

  return users.count;
}

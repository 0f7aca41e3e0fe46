/** Loaded before the module of each child process: what it may call comes in its environment, see `limited-child.ts`. */
import { allowHosts } from './allow-hosts.ts';

allowHosts((process.env.PALIMPSEST_ALLOWED_HOSTS ?? '').split(',').filter(Boolean));

export { CountUp, type CountUpProps } from './count-up.tsx';

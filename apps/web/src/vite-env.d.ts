/** Variables that may be set when the app is built. */
interface ImportMetaEnv {
  readonly VITE_BLOG_URL?: string;
  readonly VITE_DEMO_URL?: string;
  readonly VITE_SUPPORT_EMAIL?: string;
}

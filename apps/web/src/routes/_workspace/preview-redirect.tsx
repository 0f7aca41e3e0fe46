import { createFileRoute, Navigate, useLocation } from '@tanstack/react-router';

export const Route = createFileRoute('/_workspace/preview-redirect')({ component: PreviewRedirect });

/** Redirects to /preview, so that the preview mounts anew with the image and the choices in the navigation state. */
function PreviewRedirect() {
  const { image, choices } = useLocation({ select: ({ state }) => state });
  return <Navigate to="/preview" replace state={{ ...(image && { image }), ...(choices && { choices }) }} />;
}

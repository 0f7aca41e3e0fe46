import { createFileRoute, Navigate, useLocation } from '@tanstack/react-router';

export const Route = createFileRoute('/_workspace/preview-redirect')({ component: PreviewRedirect });

/** Leads to /preview by way of another screen, so that the preview starts afresh with the image and the choices that the navigation carries. */
function PreviewRedirect() {
  const { image, choices } = useLocation({ select: ({ state }) => state });
  return <Navigate to="/preview" replace state={{ ...(image && { image }), ...(choices && { choices }) }} />;
}

export { drawLandingDocuments } from './landing-document.tsx';
export { drawScreenDocuments } from './screen-documents.tsx';

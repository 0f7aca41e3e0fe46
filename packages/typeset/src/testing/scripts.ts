/** Lines in the scripts that faces of the library have beside Latin, with the families that have them. */
export const scripts: Readonly<Record<string, { families: readonly string[]; texts: readonly string[] }>> = {
  Cyrillic: {
    families: ['Roboto', 'Open Sans', 'Arial', 'Lora'],
    texts: [
      'В эту субботу открываем новый рынок: свежий хлеб, горячий чай и живая музыка до 21:30.',
      'Ласкаво просимо на щорічний ярмарок ґаздинь — їжа, мед і джерельна вода для всіх.',
    ],
  },
  Greek: {
    families: ['Roboto', 'Open Sans', 'Arial'],
    texts: [
      'Καλώς ήρθατε στο νησί μας: φρέσκο ψάρι, ελιές και καλή παρέα κάθε βράδυ.',
      'Έκπτωση 30 % σε όλα τα προϊόντα έως την Κυριακή — «μόνο εδώ».',
    ],
  },
  Hebrew: {
    families: ['Open Sans', 'Arial'],
    texts: [
      'ברוכים הבאים לשוק החדש שלנו: לחם טרי, קפה טוב ומוזיקה חיה עד 21:30.',
      'הנחה של 30% על כל המוצרים, גם ב-Palimpsest Café (קומה 2), עד יום ראשון.',
    ],
  },
  Devanagari: {
    families: ['Poppins', 'Baloo 2'],
    texts: [
      'इस शनिवार नया बाज़ार खुल रहा है: ताज़ी रोटी, गरम चाय और संगीत शाम 9:30 तक।',
      'सभी उत्पादों पर ३० प्रतिशत की छूट, केवल रविवार तक — स्वागत है, क्षमा करें!',
    ],
  },
};

/**
 * Names of companies, products and papers that a dictionary takes for words: each is written with these capitals, or in capitals throughout, and
 * is the same in every language. Chosen from common knowledge; a name of one common word is not among them, since it may well be that word.
 */
const names =
  "Adobe Reader|American Express|Android Auto|Android Studio|App Store|Apple Music|Apple Pay|Apple TV|Apple Watch|Best Buy|Best Western|Booking.com|Burger King|Coca-Cola|Creative Commons|Daily Mail|Disney Channel|Dropbox|Facebook|Financial Times|Firefox|Galaxy Store|Game Boy|GitHub|GitLab|Gmail|Google Assistant|Google Calendar|Google Chrome|Google Docs|Google Drive|Google Home|Google Maps|Google Pay|Google Photos|Google Play Store|Google Play|Google Translate|Google Wallet|Hard Rock Cafe|Home Depot|Instagram|Internet Explorer|LibreOffice|LinkedIn|Linux|Los Angeles Times|Mastercard|Mastodon|McDonald’s|McDonald's|Microsoft Edge|Microsoft Excel|Microsoft Office|Microsoft Store|Microsoft Teams|Microsoft Word|National Geographic|Netflix|New York Times|Old Navy|Open Food Facts|OpenStreetMap|Opera Mini|PayPal|Pizza Hut|Play Store|PlayStation|PowerPoint|Prime Video|Raspberry Pi|Red Bull|Samsung Pay|Snapchat|SoundCloud|Spotify|Stack Overflow|Star Trek|Star Wars|Taco Bell|The Economist|The Guardian|The New York Times|The New Yorker|The Times|The Washington Post|Thunderbird|Tik Tok|TikTok|Trader Joe’s|Trader Joe's|Uber Eats|Wall Street Journal|Washington Post|Weight Watchers|Western Union|WhatsApp|Whole Foods|WikiLeaks|Wikipedia|Windows Phone|WordPress|World of Warcraft|YouTube Music|YouTube";

const escaped = names.replaceAll('.', String.raw`\.`);

export const brands = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${escaped}|${escaped.toUpperCase()})(?![\p{L}\p{N}])`,
  'gu',
);

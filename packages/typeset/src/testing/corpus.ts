/** A line as it might stand on a poster, for every language of the product: with the letters that only that language has. */
export const corpus: Readonly<Record<string, string>> = {
  Afrikaans: 'Môre oggend om vyf-uur: die groot somerfees begin by die ou brûe, met gratis koffie vir elkeen.',
  Albanian: 'Çdo të shtunë në mëngjes, shijoni kafenë më të mirë të qytetit përballë urës së vjetër.',
  Basque: 'Ongi etorri gure azokara! Baserriko gazta, ogi beroa eta txakolina egun osoan.',
  Bosnian: 'Dođite na jesenju rasprodaju: džemperi, čizme i šalovi po upola nižim cijenama!',
  Catalan: 'Dissabte vinent obrim el mercat d’hivern; hi haurà col·leccions úniques i cançons per a tothom.',
  Croatian: 'Uživajte u svježim ljetnim okusima: šljive, višnje i đumbir stižu već u četvrtak.',
  Czech: 'Příští týden otevíráme novou čajovnu v úzké ulici pod hradem, přijďte ochutnat žluté čaje.',
  Danish: 'Friske rødspætter, blåbærgrød og æblekage hver lørdag på torvet – kom sultne!',
  Dutch: 'Geniet van ijskoude limonade en knapperige patat op het drukbezochte zomerterras aan de Maas.',
  English: 'Grand opening this Saturday: fresh bread, well-brewed coffee and live music until 9:30 p.m.',
  Esperanto: 'Ĉiuĵaŭde ni ŝatas bonan ĉokoladon, freŝan ĝardenon kaj laŭtan ĥoron ĉe la maro.',
  Estonian: 'Õhtul süüdatakse tänavatel küünlad, müüakse sõõrikuid ja žürii valib öö parima näituse.',
  Finnish: 'Tervetuloa syysmarkkinoille! Myynnissä käsintehtyjä villasukkia, ruisleipää ja lähiruokaa.',
  French: 'Dès vendredi, profitez d’une journée à la fête foraine : crêpes, œufs brouillés et garçons d’honneur.',
  Galician: 'Na praza maior haberá música, polbo á feira e viño da casa ata que o corpo aguante, señores.',
  German:
    'Große Eröffnungsfeier: Kräutertee, Süßigkeiten und Straßenmusik für alle Gäste – Übernachtungsmöglichkeit vorhanden.',
  'Greek (Latin)': 'Kalós írthate sto nisí mas: frésko psári, eliés kai kalí paréa káthe vrádi.',
  Hungarian: 'Gyűjtőknek szóló őszi könyvvásár a főtéren, ahol sült gesztenyét és hűsítő szörpöt is kapni.',
  Icelandic: 'Þjóðhátíð í góðu veðri: ævintýri, söngur og kjötsúpa fyrir alla fjölskylduna við höfnina.',
  Indonesian: 'Diskon akhir pekan untuk semua perlengkapan dapur, berlaku selama persediaan masih ada.',
  Irish: 'Fáilte roimh chách chuig an bhféile cheoil: rince, scéalaíocht agus béile mór úr gach oíche.',
  Italian: 'Perché aspettare? La nuova collezione è già qui, con più di cento città in un’unica mappa.',
  Latvian: 'Šonedēļ tirgū: rūpnīcas siers, ķiršu ievārījums, ģimenes žāvējumi un ļoti garšīga maize.',
  Lithuanian: 'Šeštadienį mugėje laukia šilti įspūdžiai, ąžuolo medus, žuvienė ir čia pat kepta duona.',
  Luxembourgish: 'Kommt laanscht op eise gréisste Flouermaart: Kéis, Äppel a gratis Schockelaspiller fir d’Kanner.',
  Malay: 'Sertai pesta makanan jalanan kami dan menangi hadiah percutian untuk seisi keluarga.',
  Maltese: 'Ejjew għall-festa tal-ħobż friżk: żebbuġ, ġobon tal-għawdex u mużika ħajja sa tard bil-lejl.',
  Maori: 'Nau mai, haere mai ki te mākete kai: he ika hou, he parāoa, he pūkeko kei te papa tākaro.',
  Montenegrin: 'Ljeto na jezeru: vožnja čamcem, śutrašnji izlet i źenica za đake bez naplate.',
  Norwegian: 'Gå på ski, spis blåbær og kjøp håndstrikkede gensere på årets største høstmarked.',
  Occitan: 'Venètz tastar lo formatge e l’òli d’oliva a la fièra granda del vilatge, cada dimenge de mai.',
  Polish: 'Już w środę wielkie święto żurku: łąka, gęś, ćwikła i źródlana woda dla każdego gościa.',
  Portuguese: 'Não perca a promoção de verão: pães quentinhos, maçãs e avós felizes em três corações.',
  Romanian: 'Duminică dimineața, târg de sezon: brânză, țuică, plăcinte și mere roșii direct de la țărani.',
  'Serbian (latin)': 'Čekamo vas u četvrtak na Šumskom putu: đevreci, ćevapi, žurka i još džez do zore.',
  Slovak: 'Príďte na vianočné trhy: ľadové sochy, vôňa škorice, kŕdeľ vtákov a dvojitá dávka rôsolu.',
  Slovenian: 'Obiščite tržnico pod gradom, kjer čaka sveže pečen kruh, žlahtno vino in še kaj za otroke.',
  Spanish: '¡Este sábado, gran inauguración! Pan recién hecho, jalapeños, pingüinos y música en la montaña.',
  Swahili: 'Karibuni sokoni: matunda mabichi, ng’ombe wa maziwa na vitambaa vya rangi kwa bei nafuu.',
  Swedish: 'Välkommen till årets största skördefest – färska räkor, smörgåsar och ösregnssäkra tält.',
  Tagalog: 'Tuloy po kayo sa pista ng bayan: sariwang isda, matamis na mangga at mga awiting-bayan.',
  Turkish: 'Işıl ışıl bir yaz akşamı için şimdi öğrenci indirimi: çılgın müzik, taze börek, soğuk ayran.',
  Vietnamese: 'Mỗi buổi sáng thứ bảy, hãy thưởng thức phở nóng và những ly cà phê ngon dưới cầu, miễn phí.',
  Welsh: 'Dewch i’r ŵyl fwyd: cawl, bara brith, tŷ pob un yn llawn cân a dŵr o’r mynydd.',
};

/** Words of some of these lines, with hyphens where they may be parted. */
export const hyphenations: Readonly<Record<string, string>> = {
  Danish: 'Fri-ske rød-spæt-ter blå-bær-grød æble-kage tor-vet',
  Dutch: 'ijs-kou-de li-mo-na-de knap-pe-ri-ge druk-be-zoch-te zo-mer-ter-ras',
  Finnish: 'Ter-ve-tu-loa syys-mark-ki-noil-le Myyn-nis-sä kä-sin-teh-ty-jä vil-la-suk-kia ruis-lei-pää',
  French: 'ven-dre-di pro-fi-tez jour-née fo-raine brouil-lés gar-çons',
  German: 'Er-öff-nungs-fei-er Kräu-ter-tee Süßig-kei-ten Stra-ßen-mu-sik Über-nach-tungs-mög-lich-keit vor-han-den',
  Portuguese: 'per-ca pro-mo-ção quen-ti-nhos co-ra-ções',
  Spanish: 'sá-ba-do inau-gu-ra-ción re-cién ja-la-pe-ños pin-güi-nos mú-si-ca mon-ta-ña',
};

/** Texts that make line breaking hard. */
export const hardTexts: readonly string[] = [
  'First line\nsecond line\r\n\r\nfourth',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'https://example.com/a/very/long/path?with=a&query=too#and-more',
  'Tel. +34 600-700-800 (9:00–18:00), from $1,299.00 or 25% off/yr',
  'e\u0301te\u0301 n\u0303a, decomposed',
  '   indented   and   spaced   out   ',
  'no\u00a0break\u00a0here but here',
  'hyphen\u00adation op\u00adpor\u00adtun\u00adi\u00adties',
  'AVATAR To. We, Yes “quoted” — dash fi fl ffi',
  '',
];

/** Emoji of several code points; which font draws them is up to the machine, so that their widths cannot be recorded. */
export const emojiText = 'Team 👩‍👩‍👧‍👦 👍🏽 🇪🇸🇫🇷 go!';

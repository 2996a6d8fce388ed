/** What the apps of the catalogue are for, by the English text that a new installation stores. */
const APP_TEXTS: Record<string, Record<string, string> | undefined> = {
  ar: {
    'A donation button for your campaigns.': 'زر تبرع لحملاتك.',
    'Asks for consent and keeps a record of it.': 'يطلب الموافقة ويحتفظ بسجل لها.',
    'Booking links typed by hand, for any box office.': 'روابط حجز تُكتب يدويًا، لأي شباك تذاكر.',
    'Free maps on venue pages.': 'خرائط مجانية في صفحات الأماكن.',
    'Heat maps and recordings of visits, after consent.': 'خرائط حرارية وتسجيلات للزيارات، بعد الموافقة.',
    'Heat maps and short surveys, after consent.': 'خرائط حرارية واستبيانات قصيرة، بعد الموافقة.',
    'Keeps robots away from your forms.': 'يُبعد البرامج الآلية عن نماذجك.',
    'Light-weight visitor figures without cookies.': 'أرقام خفيفة عن الزوار دون ملفات تعريف ارتباط.',
    'Maps on venue pages.': 'خرائط في صفحات الأماكن.',
    'Measures campaigns on Facebook and Instagram, after consent.': 'يقيس الحملات على فيسبوك وإنستغرام، بعد الموافقة.',
    'Newsletter sign-up on your pages.': 'الاشتراك في النشرة البريدية من صفحاتك.',
    'Reads events, dates and availability from Elevent and links to its booking pages.':
      'يقرأ الفعاليات والمواعيد والتوفر من Elevent ويربط بصفحات الحجز فيه.',
    'Reads events, instances and attributes from Spektrix and keeps them in step.':
      'يقرأ الفعاليات والعروض والسمات من Spektrix ويُبقيها متوافقة.',
    'Reads performances and booking links from Line-Up.': 'يقرأ العروض وروابط الحجز من Line-Up.',
    'Reads productions, performances and seasons from Tessitura over REST.':
      'يقرأ الإنتاجات والعروض والمواسم من Tessitura عبر REST.',
    'Single and regular gifts on your own pages.': 'تبرعات لمرة واحدة ومنتظمة في صفحاتك.',
    'Tags of your agency, loaded after consent.': 'وسوم وكالتك، تُحمَّل بعد الموافقة.',
    'Visitor figures on a server of your own.': 'أرقام الزوار على خادم خاص بك.',
    'Visitor figures that respect privacy.': 'أرقام عن الزوار تحترم الخصوصية.',
    'Visits and conversions, loaded after consent.': 'الزيارات والتحويلات، تُحمَّل بعد الموافقة.',
  },
  cy: {
    'A donation button for your campaigns.': 'Botwm rhoi ar gyfer eich ymgyrchoedd.',
    'Asks for consent and keeps a record of it.': 'Yn gofyn am gydsyniad ac yn cadw cofnod ohono.',
    'Booking links typed by hand, for any box office.':
      'Dolenni archebu wedi’u teipio â llaw, ar gyfer unrhyw swyddfa docynnau.',
    'Free maps on venue pages.': 'Mapiau am ddim ar dudalennau lleoliadau.',
    'Heat maps and recordings of visits, after consent.': 'Mapiau gwres a recordiadau o ymweliadau, ar ôl cydsyniad.',
    'Heat maps and short surveys, after consent.': 'Mapiau gwres ac arolygon byr, ar ôl cydsyniad.',
    'Keeps robots away from your forms.': 'Yn cadw robotiaid draw o’ch ffurflenni.',
    'Light-weight visitor figures without cookies.': 'Ffigurau ymwelwyr ysgafn heb gwcis.',
    'Maps on venue pages.': 'Mapiau ar dudalennau lleoliadau.',
    'Measures campaigns on Facebook and Instagram, after consent.':
      'Yn mesur ymgyrchoedd ar Facebook ac Instagram, ar ôl cydsyniad.',
    'Newsletter sign-up on your pages.': 'Cofrestru ar gyfer y cylchlythyr ar eich tudalennau.',
    'Reads events, dates and availability from Elevent and links to its booking pages.':
      'Yn darllen digwyddiadau, dyddiadau ac argaeledd o Elevent ac yn cysylltu â’i dudalennau archebu.',
    'Reads events, instances and attributes from Spektrix and keeps them in step.':
      'Yn darllen digwyddiadau, perfformiadau a phriodoleddau o Spektrix ac yn eu cadw’n gyson.',
    'Reads performances and booking links from Line-Up.': 'Yn darllen perfformiadau a dolenni archebu o Line-Up.',
    'Reads productions, performances and seasons from Tessitura over REST.':
      'Yn darllen cynyrchiadau, perfformiadau a thymhorau o Tessitura dros REST.',
    'Single and regular gifts on your own pages.': 'Rhoddion unigol a rheolaidd ar eich tudalennau eich hun.',
    'Tags of your agency, loaded after consent.': 'Tagiau eich asiantaeth, wedi’u llwytho ar ôl cydsyniad.',
    'Visitor figures on a server of your own.': 'Ffigurau ymwelwyr ar eich gweinydd eich hun.',
    'Visitor figures that respect privacy.': 'Ffigurau ymwelwyr sy’n parchu preifatrwydd.',
    'Visits and conversions, loaded after consent.': 'Ymweliadau a throsiadau, wedi’u llwytho ar ôl cydsyniad.',
  },
  es: {
    'A donation button for your campaigns.': 'Un botón de donación para tus campañas.',
    'Asks for consent and keeps a record of it.': 'Pide el consentimiento y guarda constancia de él.',
    'Booking links typed by hand, for any box office.': 'Enlaces de reserva escritos a mano, para cualquier taquilla.',
    'Free maps on venue pages.': 'Mapas gratuitos en las páginas de los recintos.',
    'Heat maps and recordings of visits, after consent.':
      'Mapas de calor y grabaciones de visitas, tras el consentimiento.',
    'Heat maps and short surveys, after consent.': 'Mapas de calor y encuestas breves, tras el consentimiento.',
    'Keeps robots away from your forms.': 'Mantiene a los robots lejos de tus formularios.',
    'Light-weight visitor figures without cookies.': 'Cifras de visitas ligeras y sin cookies.',
    'Maps on venue pages.': 'Mapas en las páginas de los recintos.',
    'Measures campaigns on Facebook and Instagram, after consent.':
      'Mide campañas en Facebook e Instagram, tras el consentimiento.',
    'Newsletter sign-up on your pages.': 'Suscripción al boletín en tus páginas.',
    'Reads events, dates and availability from Elevent and links to its booking pages.':
      'Lee eventos, fechas y disponibilidad de Elevent y enlaza con sus páginas de reserva.',
    'Reads events, instances and attributes from Spektrix and keeps them in step.':
      'Lee eventos, funciones y atributos de Spektrix y los mantiene al día.',
    'Reads performances and booking links from Line-Up.': 'Lee funciones y enlaces de reserva de Line-Up.',
    'Reads productions, performances and seasons from Tessitura over REST.':
      'Lee producciones, funciones y temporadas de Tessitura por REST.',
    'Single and regular gifts on your own pages.': 'Donaciones puntuales y periódicas en tus propias páginas.',
    'Tags of your agency, loaded after consent.': 'Etiquetas de tu agencia, cargadas tras el consentimiento.',
    'Visitor figures on a server of your own.': 'Cifras de visitas en un servidor propio.',
    'Visitor figures that respect privacy.': 'Cifras de visitas que respetan la privacidad.',
    'Visits and conversions, loaded after consent.': 'Visitas y conversiones, cargadas tras el consentimiento.',
  },
}

/** In the reader's language; as it is stored where the provider has written another one. */
export const appTextIn = (language: string, text: string): string => APP_TEXTS[language]?.[text] ?? text

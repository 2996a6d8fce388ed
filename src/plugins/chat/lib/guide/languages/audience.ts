import type { Rule } from './lexicon'

const SITE_EN =
  "(?:(?:the|our|my|your) )?(?:whole )?(?:web ?site|site|web ?pages|pages online|us(?: online)?|the site's pages)"
const PEOPLE_EN =
  '(?:people|visitors?|visits|readers|users|customers|folks?|times|views|page ?views|hits|clicks|guests)'
const READ_EN =
  '(?:read|reads|reading|seen|see|saw|sees|look(?:ed|ing)? at|looks? at|view(?:ed|s|ing)?|visit(?:ed|s|ing)?|open(?:ed|s|ing)?|been on|been to|come to|came to|use[ds]?|clicked on|been looking at)'
const WHEN_EN = '(?: (?:(?:in|on|during|over|for) )?{when}| since {from})?'
const MOST_EN = '(?:most (?:read|visited|viewed|popular|looked at|opened|seen)|best read|top)'
const BOOK_EN =
  '(?:[\'"]?book(?:ing)?(?: now)?[\'"]?(?: (?:link|button)s?)?|the book(?:ing)?(?: now)? (?:link|button)s?|\uE002\\d+\uE003|buy tickets|the ticket (?:link|button))'

/** What the figures about visitors answer, in English. */
export const enAudience: Rule[] = [
  [
    'audience',
    `how many ${PEOPLE_EN} (?:have |had |has |did |do )?(?:we )?(?:${READ_EN}|get|got|had|have|been on|were on|are on|go(?:es)? (?:to|on)|went (?:to|on)) ${SITE_EN}${WHEN_EN}`,
    { state: 'total' },
  ],
  [
    'audience',
    `how many ${PEOPLE_EN} (?:do|did|have|does|has|are|were) (?:we|${SITE_EN}|there|i) ?(?:get|got|have|had|been getting|getting|received?)?${WHEN_EN}`,
    { state: 'total' },
  ],
  [
    'audience',
    `(?:(?:show|give|tell|get)(?: me| us)? |what(?:'s| is| are| were| was) |how(?:'s| is| are| was| were) )?(?:…)?(?:visitor|visit|audience|web ?site|web|site)(?:'s)? (?:numbers?|figures?|statistics|stats|counts?|traffic|analytics|doing|views)(?: like)?${WHEN_EN}`,
    { state: 'total' },
  ],
  ['audience', `how (?:many|much) (?:visitors|visits|web ?traffic|traffic|page ?views)${WHEN_EN}`, { state: 'total' }],
  [
    'audience',
    `(?:how many|how much|number of|count)(?: people| times)? (?:have )?(?:people )?(?:click(?:ed|s)?|press(?:ed|es)?|tapped|hit|used?)(?: on)? ${BOOK_EN}(?: (?:for|of|on) {name})?${WHEN_EN}`,
    { state: 'presses' },
  ],
  [
    'audience',
    `(?:which|what) (?:{type}) (?:gets?|got|has|had|have|is getting|are getting|received) (?:the )?(?:most|more) (?:book(?:ing)? (?:clicks|presses)|(?:clicks|presses|taps)(?: (?:on|of) ${BOOK_EN}))${WHEN_EN}`,
    { state: 'presses' },
  ],
  [
    'audience',
    `where (?:do|did|are|were|have|does) (?:(?:our|the|my|most|all) )*(?:(?:web ?site|site)(?:'s)? )?(?:visitors?|people|readers|visits|traffic|users|they) (?:come|coming|came|arrive|get here|find us)(?: to (?:us|${SITE_EN}))?(?: from)?${WHEN_EN}`,
    { state: 'sources' },
  ],
  [
    'audience',
    `(?:which|what) (?:other )?(?:web ?sites?|sites?|places) (?:send|sends|bring|brings|sent|brought|link|links)(?: us| to us)?(?: (?:visitors|people|traffic|visits|most (?:visitors|people)))?${WHEN_EN}|how (?:do|did) (?:people|visitors) find us(?: online)?`,
    { state: 'sources' },
  ],
  [
    'audience',
    `what (?:do|did|are|were|have|has) (?:people|visitors|they|users|everyone|customers) (?:been )?(?:search|searching|searched|look|looking|looked)(?:ing)? for(?: on (?:${SITE_EN}))?(?: (?:and|but|that|which|without)(?: (?:they|people))? ?(?:can't|cannot|can not|don't|didn't|couldn't|never|not)? ?(?:find(?:ing)?|found|finding)(?: (?:it|anything|them))?)?${WHEN_EN}`,
    { state: 'searches' },
  ],
  [
    'audience',
    `(?:what|which) searches (?:find|found|had|have) (?:nothing|no results?)${WHEN_EN}`,
    { state: 'searches' },
  ],
  [
    'audience',
    `(?:which|what)(?:'s| is| are| was| were)? (?:…)?(?:of our )?{type} (?:is|are|was|were|gets?|got|has|have|had|do people|did people|been)(?: the| our)? (?:${MOST_EN}|(?:read|visited|viewed|looked at|opened|seen|look at|visit|popular)(?: the)? most|(?:the )?most (?:visits|visitors|views|hits|traffic|clicks|reads))${WHEN_EN}`,
    { state: 'pages' },
  ],
  [
    'audience',
    `(?:(?:what|which)(?:'s| is| are| was| were)? |(?:show|give|list|tell)(?: me)? )?(?:…)?(?:\\d+ |ten |five )?${MOST_EN}(?: \\d+| ten| five)? {type}(?: (?:on|of) ${SITE_EN})?${WHEN_EN}`,
    { state: 'pages' },
  ],
  [
    'audience',
    `what (?:do|did|are|were) (?:people|visitors|they|our visitors) (?:read|reading|look at|looking at|visit|view|viewing)(?:(?: the)? most)?(?: on ${SITE_EN})?${WHEN_EN}`,
    { state: 'pages' },
  ],
  [
    'audience',
    `how (?:many|much|often) (?:${PEOPLE_EN} )?(?:(?:has|have|had|did|do|does|was|were|is|are|been) )*(?:people |visitors |they |anyone )?${READ_EN} {name}${WHEN_EN}`,
    { state: 'visits' },
  ],
  [
    'audience',
    `(?:did|has|have|does|do) (?:anyone|anybody|people|visitors) (?:ever )?${READ_EN} {name}${WHEN_EN}`,
    { state: 'visits' },
  ],
  [
    'audience',
    `how (?:many|much|often) (?:times |often )?(?:was|were|is|are|has|have|did|does|do) {name} (?:been |get |got |being )?${READ_EN}${WHEN_EN}`,
    { state: 'visits' },
  ],
  [
    'audience',
    `how many (?:visitors|visits|readers|views|page ?views|hits|people) (?:did|does|has|have|do|had|is|are) {name} (?:get|got|have|had|been getting|getting|attract(?:ed)?)${WHEN_EN}`,
    { state: 'visits' },
  ],
  [
    'audience',
    `(?:how (?:popular|well read) (?:is|was|are) {name}|(?:(?:show|give)(?: me)? )?(?:…)?(?:visits|visitors|page ?views|visitor numbers|figures|views|visitor figures|stats) (?:for|of|to) {other})(?: (?:on ${SITE_EN}))?${WHEN_EN}`,
    { state: 'visits' },
  ],
]

const WHEN_ES = '(?: (?:(?:en|durante|el|la|de) )?{when}| desde (?:el )?{from})?'
const READ_ES =
  '(?:ley[oó]|ha le[ií]do|han le[ií]do|leyeron|vio|vieron|ha visto|han visto|visit[oó]|visitaron|ha visitado|han visitado|abri[oó]|abrieron|ha abierto|han abierto|lee|leen|visita|visitan|entr[oó] en|entraron en)'
const SITE_ES = '(?:nuestr[oa] |la |el )?(?:(?:p[aá]gina |sitio )?web|sitio|p[aá]gina web)'

/** The same in Spanish. */
export const esAudience: Rule[] = [
  [
    'audience',
    `(?:cu[aá]nta gente|cu[aá]nt[oa]s (?:personas|visitantes|visitas|usuarios)) (?:${READ_ES}|hay en|tuvo|tiene|ha tenido|recibi[oó]) ${SITE_ES}${WHEN_ES}`,
    { state: 'total' },
  ],
  [
    'audience',
    `cu[aá]nt[oa]s (?:visitas|visitantes) (?:hubo|hay|tuvimos|tenemos|hemos tenido)${WHEN_ES}`,
    { state: 'total' },
  ],
  [
    'audience',
    `(?:cu[aá]nta gente|cu[aá]nt[oa]s (?:personas|visitantes)) ${READ_ES} {name}${WHEN_ES}`,
    { state: 'visits' },
  ],
  [
    'audience',
    `cu[aá]ntas (?:visitas|veces) (?:tuvo|tiene|ha tenido|se (?:ley[oó]|visit[oó]|ha le[ií]do|ha visitado|abri[oó])) {name}${WHEN_ES}`,
    { state: 'visits' },
  ],
  [
    'audience',
    `(?:qu[eé]|cu[aá]l(?:es)?) (?:es |son |fue |fueron )?(?:…)?{type} (?:es |son |fue |fueron |tiene |tienen |se (?:lee|ley[oó]|visita|leen|visitan) )?(?:la |el |las |los )?m[aá]s (?:le[ií]d[oa]s?|visitad[oa]s?|vist[oa]s?|popular(?:es)?|visitas)${WHEN_ES}`,
    { state: 'pages' },
  ],
  ['audience', `qu[eé] {type} se (?:lee|ley[oó]|visita|leen|visitan) m[aá]s${WHEN_ES}`, { state: 'pages' }],
  [
    'audience',
    `de d[oó]nde (?:vienen|llegan|vinieron|proceden) (?:(?:nuestr[oa]s|los|las) )?(?:visitantes|visitas)${WHEN_ES}`,
    { state: 'sources' },
  ],
  [
    'audience',
    `qu[eé] (?:busca|buscan|busc[oó]|buscaron) (?:la gente|los visitantes)(?: (?:y |que )?no encuentran?)?${WHEN_ES}`,
    { state: 'searches' },
  ],
  [
    'audience',
    `(?:cu[aá]nta gente|cu[aá]ntas (?:personas|veces)) (?:ha |han |se ha )?(?:puls(?:[oó]|aron|ado)|hizo clic|hicieron clic|pinch(?:[oó]|aron))(?: en)? (?:el (?:enlace|bot[oó]n) de )?(?:reservar?|reservas?|comprar?|compra|entradas)(?: (?:de|para) {name})?${WHEN_ES}`,
    { state: 'presses' },
  ],
]

const WHEN_AR = '(?: (?:(?:في|خلال|يوم) )?{when}| منذ {from})?'
const READ_AR = '(?:قرأوا|قرؤوا|قرأ|زاروا|زار|شاهدوا|شاهد|فتحوا|فتح|رأى|دخلوا|دخل|قرئت|فتحت|قُرئت|فُتحت)'
const PEOPLE_AR = '(?:شخص[ًا]*|زائر[ًا]*|مرة|زيارة|من الناس)'

/** The same in Arabic. */
export const arAudience: Rule[] = [
  ['audience', `كم (?:عدد )?${PEOPLE_AR} ${READ_AR} (?:إلى )?(?:ال)?موقع(?:نا)?${WHEN_AR}`, { state: 'total' }],
  ['audience', `(?:كم )?عدد (?:ال)?(?:زوار|زيارات)(?: (?:ال)?موقع(?:نا)?)?${WHEN_AR}`, { state: 'total' }],
  ['audience', `كم (?:عدد )?${PEOPLE_AR} ${READ_AR} {name}${WHEN_AR}`, { state: 'visits' }],
  [
    'audience',
    `كم (?:عدد )?(?:من )?(?:الأشخاص|الناس|الزوار) (?:الذين )?${READ_AR} {name}${WHEN_AR}`,
    { state: 'visits' },
  ],
  [
    'audience',
    `(?:ما |أي )(?:هي |هو )?{type} (?:هي |هو )?(?:ال)?(?:أكثر|اكثر) (?:قراءة|زيارة|مشاهدة)${WHEN_AR}`,
    { state: 'pages' },
  ],
  ['audience', `(?:ما )?(?:هي )?(?:أكثر|اكثر) {type} (?:قراءة|زيارة|مشاهدة)${WHEN_AR}`, { state: 'pages' }],
  ['audience', `من أين يأتي (?:زوارنا|الزوار|زوار (?:ال)?موقع(?:نا)?)${WHEN_AR}`, { state: 'sources' }],
  [
    'audience',
    `(?:عماذا|عمّ|عن ماذا|ماذا) يبحث (?:ال)?(?:زوار|ناس)(?:نا)?(?: (?:عنه )?(?:و|ثم )?لا يجدونه)?${WHEN_AR}`,
    { state: 'searches' },
  ],
  [
    'audience',
    `كم (?:شخص[ًا]*|مرة) (?:ضغط|ضغطوا|نقر|نقروا)(?: على)? (?:زر |رابط )?(?:ال)?(?:حجز|احجز)(?: (?:ل|في) ?{name})?${WHEN_AR}`,
    { state: 'presses' },
  ],
]

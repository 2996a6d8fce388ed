import type { Rule } from './lexicon'

const SHOWS = '(?:shows?|performances?|perfs?|evenings?|matin[ée]es?|events?|gigs?|concerts?|programme)'
const EVERYTHING = `(?:everything|it all|all (?:of )?(?:the |our )?${SHOWS}|every ${SHOWS}|the (?:whole|entire) (?:programme|day|evening|night|weekend)|all|both ${SHOWS})`
const CANCEL = '(?:cancel|call off|scrap|pull|postpone|delay|put off)'
const IS =
  "(?:is|are|has|have|will be|'s|has to be|needs to be|have to be|need to be|must be)(?: now| all| been| being| to be)*"
const GONE =
  '(?:cancell?ed|called off|off|postponed|delayed|not (?:happening|going ahead|taking place|on)|scrapped|pulled)'
const LENGTH =
  '(?:(?:by )?(?:about |around )?(?:\uE004\\d+\uE005|(?:half an|an|one|two|a quarter of an|five|ten|fifteen|twenty|thirty|\\d{1,3}) ?(?:minutes?|mins?|hours?|hrs?|m))(?: late)?|late)'
const WHO =
  '(?:everyone|everybody|people|visitors|the public|(?:the |our )?(?:audiences?|customers|patrons|bookers|visitors|ticket ?holders))'

/** Changes of performances of a day or place, which people announce on a screen of their own. English. */
export const enAnnouncing: Rule[] = [
  ['announce', 'announce (?:…)?(?:changes?|cancell?ations?|delays?|postponements?)'],
  ['announce', `(?:tell|inform|let) ${WHO}(?: know)?(?: that)? {value}`],
  ['announce', '(?:announce|put out(?: the news)?|let it be known) (?:that )?(?!a |an |the |our ){value}'],
  [
    'announce',
    `${CANCEL} ${EVERYTHING}(?: (?:that's |that is |which is )?(?:at|in) (?:the )?{place})?(?: (?:(?:on|for|from) )?{when})(?: (?:at|in) {other})?(?: ${LENGTH})?`,
  ],
  ['announce', `${CANCEL} ${EVERYTHING}(?: (?:at|in) {place})?`],
  [
    'announce',
    `${CANCEL} (?:(?:all|the whole|the rest) of )?(?:…)?{when}(?:'s|s)?(?: ${SHOWS})?(?: (?:at|in) {place})?`,
  ],
  ['announce', `${CANCEL} (?:…)?${SHOWS} (?:(?:at|in) {place} )?(?:on |for )?{when}(?: (?:at|in) {other})?`],
  [
    'announce',
    `${EVERYTHING}(?: (?:at|in) {place})?(?: (?:on|for))? {when}(?: (?:at|in) {other})? ${IS} ${GONE}|${EVERYTHING} (?:at|in) {name} ${IS} ${GONE} (?:on |for )?{from}`,
  ],
  ['announce', `${EVERYTHING} ${IS} ${GONE} (?:on |for )?{when}(?: (?:at|in) {place})?`],
  ['announce', `(?:…)?{when}(?:'s|s)?(?: ${SHOWS})?(?: (?:at|in) {place})? ${IS} ${GONE}`],
  ['announce', `(?:…)?${SHOWS} (?:(?:at|in) {place} )?(?:on )?{when}(?: (?:at|in) {other})? ${IS} ${GONE}`],
  [
    'announce',
    `(?:(?:there(?:'s| is| are| will be|'ll be)|we have) )?no ${SHOWS} (?:on )?{when}(?: (?:at|in) {place})?`,
  ],
  [
    'announce',
    "(?:we're|we are|we will be|we'll be|the (?:theatre|building|house) (?:is|will be)) (?:closed|shut) (?:on |for )?{when}",
  ],
  ['announce', '(?:…)?{name} (?:is|will be) (?:closed|shut) (?:on |for )?{when}'],
  [
    'announce',
    `(?:…)?{when}(?:'s|s)? ${SHOWS}(?: (?:at|in) {place})? (?:starts?|will start|begins?|will begin|is starting|goes up|is running|is going up|runs?|is|will be|has been|are)(?: now)?(?: delayed| running| starting)? ${LENGTH}`,
  ],
]

const ALL_ES = '(?:todo(?: lo (?:que hay|programado))?|todas las funciones|todos los (?:espect[aá]culos|eventos))'
const CANCEL_ES = '(?:cancela(?:r)?|suspend(?:e|er)|anula(?:r)?|aplaza(?:r)?|retrasa(?:r)?)'
const GONE_ES =
  '(?:se (?:cancelan?|suspenden?|aplazan?|anulan?|retrasan?|ha (?:cancelado|suspendido|aplazado)|han (?:cancelado|suspendido|aplazado))|(?:est[aá]n?|quedan?) (?:cancelad|suspendid|aplazad|anulad)[oa]s?)'

/** The same in Spanish. */
export const esAnnouncing: Rule[] = [
  ['announce', 'anuncia(?:r)? (?:un cambio|una cancelaci[oó]n|un retraso|un aplazamiento)'],
  [
    'announce',
    '(?:anuncia(?:r)?|(?:di|dile|avisa|informa)(?:r)? (?:a todos|a todo el mundo|al p[uú]blico)(?: de)?) que {value}',
  ],
  [
    'announce',
    `${CANCEL_ES} ${ALL_ES}(?: (?:lo )?(?:en|del|lo de la) (?:el |la )?{place})? (?:del |de |el |para el )?{when}(?: (?:en|del) {other})?`,
  ],
  ['announce', `${CANCEL_ES} ${ALL_ES}(?: (?:lo )?(?:en|del|lo de la) (?:el |la )?{place})?`],
  ['announce', `${CANCEL_ES} (?:la|las) funci[oó]n(?:es)? (?:de |del )?{when}(?: en (?:el |la )?{place})?`],
  [
    'announce',
    `${ALL_ES}(?: (?:lo )?(?:en|del|lo de la) (?:el |la )?{place})? (?:del |de |el )?{when}(?: (?:en|del) {other})? ${GONE_ES}`,
  ],
  ['announce', `${ALL_ES} lo (?:del|de la) {place} (?:del |de |el )?{when} ${GONE_ES}`],
  ['announce', `(?:la|las) funci[oó]n(?:es)? (?:de |del )?{when}(?: en (?:el |la )?{place})? ${GONE_ES}`],
]

const ALL_AR = '(?:كل شيء|كل العروض|جميع العروض|كل الفعاليات|جميع الفعاليات)'
const GONE_AR = '(?:ملغاة|ملغى|ملغي|مؤجلة|مؤجل|أُلغيت|ألغيت|ألغي)'

/** The same in Arabic. */
export const arAnnouncing: Rule[] = [
  ['announce', 'أعلن(?: عن)? (?:تغيير|إلغاء|تأجيل|تأخير)'],
  ['announce', '(?:أعلن|أخبر الجمهور|أبلغ الجمهور|أخبر الجميع|أبلغ الجميع) (?:أن|ب?أن) ?{value}'],
  [
    'announce',
    `(?:ألغِ|ألغ|الغ|إلغاء|أجّ?ل|تأجيل) (?:${ALL_AR}|عروض|العروض|عرض)(?: في {place})? (?:يوم |في )?{when}(?: في {other})?`,
  ],
  ['announce', `${ALL_AR}(?: في {place})? (?:يوم |في )?{when}(?: في {other})? ${GONE_AR}`],
]

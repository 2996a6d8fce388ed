import type { Lexicon, Rule } from './lexicon'

const CREATE = '(?:(?:create|make|add|draft|write|start|set up|prepare|build|put together)(?: me| us)?)'
const CALLED = '(?:called|named|titled|entitled|with the (?:title|name))'
const PERFORMANCES =
  '(?:(?:evening |afternoon |extra )?(?:performances?|showings?|screenings?|dates?|shows?|matin[ée]es?|previews?))'
const MOVE = '(?:move|reschedule|shift|bring forward|postpone|push back|put back)'
const FIND =
  "(?:find|search(?: for)?|look(?:ing)? (?:for|up)|locate|open|go to|take me to|bring me to|jump to|where(?: is|'s| are| can i find)|i (?:can't|cannot|couldn't) find)"
const HAVE = '(?:have we got|do we (?:already )?have|is there|are there|show(?: me)?|get(?: me)?|give me)'

const rules: Rule[] = [
  [
    'greet',
    '(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there)?(?:,? (?:and )?what can you do)?|what (?:can|do) you (?:do|understand|know)(?: for me)?|who are you|help(?: me)?',
  ],
  [
    'thanks',
    "(?:thanks|thank you|ta|cheers|great|perfect|lovely|ok|okay|brilliant)(?: (?:so much|a lot|very much|again|for (?:that|your help)))?(?:,? (?:that'?s|this is|it'?s) (?:great|perfect|lovely|all|fine|brilliant|very helpful|helpful))?",
  ],
  [
    'whoMay',
    "(?:who (?:can|may|is allowed to|is able to|has (?:permission|access) to)|why (?:can't|cannot|may not|am i not allowed to) (?:i|we)(?: not)?|(?:can|may) i|am i allowed to|do i have (?:permission|access) to) {act} (?:…)?{type}",
  ],
  [
    'uses',
    'where(?: else)? (?:is|are) {name} (?:used|linked|mentioned|referenced)|where(?: else)? (?:do|have) we (?:use|used|mention|mentioned|link) {other}|(?:what|which(?: \\w+)?|who|show(?: me)? (?:what|everything that)) (?:links? to|points? to|refers? to|uses?|mentions?|includes?|features?) {place}',
  ],
  [
    'changes',
    "(?:what|which pages|which events|who)(?: has| have|'s| was| is)? (?:been )?(?:changed|changes|new|edited|updated|happened)(?: on (?:the|our) (?:site|website))?(?: (?:since |in )?{when})?|(?:show me )?(?:…)?(?:recent|latest|last) (?:changes|edits|activity)(?: {when})?",
  ],
  [
    'changes',
    'what did {name} (?:change|edit|do|update)(?: (?:on |since )?{when})?|what (?:has|have) {other} (?:changed|edited|done|updated)(?: {from})?',
    { state: 'person' },
  ],
  [
    'changes',
    'who (?:last )?(?:changed|edited|updated|touched|published|deleted|moved) {name}(?: last| most recently)?',
  ],
  [
    'help',
    '(?:how (?:do|can|should|would) (?:i|we|you|one)|how to|how does|where (?:do|can|would) (?:i|we)|explain how to|what does it mean (?:to|when)|is it possible to) {rest}',
  ],
  [
    'altTexts',
    '(?:write|add|make|create|propose|suggest|find|list|show(?: me)?|give|fill in|which|what|describe|caption)?(?: …)?(?: ?(?:pictures?|images?|photos?))?(?: (?:have|has|with|without|are missing|that (?:have|lack|need)))?(?: no)?(?: …)?(?: ?missing)? ?alt(?:ernative)?(?: texts?| descriptions?)?(?: (?:for|of) (?:…)?(?:pictures?|images?|photos?))?',
  ],
  ['altTexts', '(?:describe|caption) (?:…)?(?:pictures?|images?|photos?)'],
  [
    'pageOf',
    `(?:make|create|draft|build|write|turn)(?: me| us)?(?: …)?page (?:of|from|out of|with|using|about|for) (?:this|these|that|those|it|them|(?:…)?(?:attach\\w*|files?|pictures?|photos?|images?|pdfs?|uploads?)|these (?:pictures|photos|images|files))(?: ${CALLED} {value})?`,
  ],
  ['pageOf', 'turn (?:this|these|that|it) into (?:a|the) page'],
  [
    'undo',
    '(?:undo|revert|take back|reverse)(?: (?:that|this|it|everything|all of (?:that|it)|…?(?:last|latest|previous) (?:change|thing|one|edit)|what (?:you|i) (?:just )?did|…?changes?))?(?: you (?:just )?made)?|take (?:that|it|this) back|put (?:it|that) back',
  ],
  [
    'credits',
    "(?:who(?:'s| is| are| was| were| will be)|who all is) (?:in the cast of|in the cast for|playing in|performing in|appearing in|singing in|dancing in|acting in|starring in|in|on) {name}|who (?:made|worked on|created) {other}",
  ],
  [
    'credits',
    "(?:(?:show|give|tell|list)(?: me)? |what(?:'s| is) |who(?:'s| is| are) )?(?:…)?(?:cast|cast list|credits|creative team|creatives|company|musicians|crew) (?:of|for|in) {name}",
  ],
  [
    'credits',
    'who (?<act>directed|directs|is directing|wrote|composed|conducts|conducted|is conducting|designed|choreographed|lit|produced|produces|adapted) {name}',
  ],
  [
    'credits',
    "who(?:'s| is| was| are| were) (?:…)?{act} (?:of|for|in|on) {name}|who (?:plays|played|sings|sang|dances|danced|is playing) (?:…)?{verb} in {other}",
  ],
  [
    'uses',
    "(?:what|which (?:shows?|events?|productions?|pages?))(?:'s| is| are| was| has) {name} (?:in|been in|on|appearing in)",
  ],
  [
    'dates',
    "(?:when|what time|at what time|what date|which date|on what date) (?:does|do|did|will) {name} (?:open|close|start|begin|end|finish|open and close|start and (?:end|finish)|finish and start|run from and to|run)|when(?:'s| is) (?:the )?(?:opening|closing|first|last|opening night|press night|opening and closing|closing night)(?: night| day| date| performance)? (?:of|for) {other}|(?:…)?(?:opening|closing|start|end|first|last) (?:dates?|nights?|performance|day) (?:of|for) {place}",
  ],
  [
    'next',
    `(?:when(?:'s| is)|what(?:'s| is))(?: the)? next (?:${PERFORMANCES} )?(?:of|for) {name}|(?:…)?next ${PERFORMANCES} (?:of|for) {other}|when(?:'s| is) {place} (?:on )?next`,
  ],
  [
    'howMany',
    `how many (?:more )?${PERFORMANCES} (?:of|for) {name} (?:are |do we have )?(?:left|remaining|to go|still to come|to come|coming up)|how many (?:more )?${PERFORMANCES} (?:are |do we have )?(?:left|remaining|to go|still to come) (?:of|for) {other}`,
  ],
  [
    'schedule',
    'schedule {name} (?:to (?:go live|be published|publish)|for (?:publication|publishing)) ?(?:on |at |for )?{when}|publish {other} (?:on |at )?{from}',
  ],
  [
    'perform',
    `${CREATE} (?:…|one more |another |extra |some |more )*${PERFORMANCES} (?:of|for|to) {name} (?:on |for )?{when}`,
  ],
  ['perform', '(?:schedule|put on|programme|add) {name} (?:on |for )?{when}', { state: 'schedule' }],
  ['pageAbout', `${CREATE} (?:…)?(?:new )?(?:web ?)?page (?:about|for|on) (?:…)?(?:event |show |production )?{name}`],
  [
    'create',
    `(?:${CREATE}|(?:i|we) (?:need|want)) (?:…)?(?:new )?(?:draft )?{type}(?: page| entry)? ?(?:${CALLED}|:) {value} (?:in|at) {place} (?:on )?{when}`,
  ],
  [
    'create',
    `(?:${CREATE}|(?:i|we) (?:need|want)) (?:…)?(?:new )?(?:draft )?{type}(?: page| entry)? ?(?:${CALLED}|:) {value} (?:on )?{when} (?:in|at) {place}`,
  ],
  [
    'create',
    `(?:${CREATE}|(?:i|we) (?:need|want)|new) (?:…)?(?:new )?(?:draft )?{type}(?: page| entry)? ?(?:${CALLED}|:) {value} (?:on )?{when}`,
  ],
  [
    'create',
    `(?:${CREATE}|(?:i|we) (?:need|want)|new) (?:…)?(?:new )?(?:draft )?{type}(?: page| entry)? ?(?:${CALLED}|:) {value} in {place}`,
  ],
  [
    'create',
    `(?:${CREATE}|(?:i|we) (?:need|want)|new)? ?(?:…)?(?:new )?(?:draft )?{type}(?: page| entry)? ?(?:${CALLED}|:) {value}`,
  ],
  ['create', `(?:${CREATE}|(?:i|we) (?:need|want)|new) (?:…)?(?:new )?(?:draft )?{type}(?: page| entry)? {quote}`],
  [
    'create',
    `${CREATE} (?:…|short |quick |brief )*(?:new )?{type} (?:about|announcing|on|introducing|celebrating|to announce) {value}`,
    { field: 'subject' },
  ],
  ['create', `${CREATE} (?:…)?(?:new )?(?:draft )?{type}(?: page| entry)?`],
  ['rename', 'call {name} {quote}|call {other} (?<value>.+) instead'],
  [
    'rename',
    '(?:rename|retitle) {name} (?:to|as|into) {value}|change (?:…)?(?:title|name|heading) (?:of|for|on) {other} (?:to|into) {rest}',
  ],
  ['rename', '(?:rename|retitle) {name} {quote}'],
  [
    'set',
    '(?:set|change|update|make|put|edit|correct|fix) (?:…)?{field} (?:of|for|on) {name} (?:to(?: say| be)?|as|=|:|at) {value}',
  ],
  ['set', "(?:set|change|update|make|put|edit|correct) {name}(?:'s|s') {field} (?:to|as|=|:) {value}"],
  ['set', '(?:add|give) (?:…)?{field} (?:of|:)? ?{value} (?:to|for) {name}'],
  ['set', 'give {name} (?:…)?{field} (?:of )?{value}'],
  [
    'set',
    '(?:…)?{field} (?:of|for|on) {name} (?:is|are|should be|should say|should read|must be|needs to be|need to be|will be|=|:)(?: now)? {value}',
  ],
  ['set', "{name}(?:'s) {field} (?:is|are|should be|should say|will be)(?: now)? {value}"],
  ['set', '{name} (?:runs for|lasts|is running for) {value}', { field: 'runningTime' }],
  ['set', '{name} (?:is (?:for|suitable for)(?: ages?)?) {value}', { field: 'ageGuidance' }],
  ['set', '{name} costs {value}|tickets (?:for|to) {other} (?:cost|are) {rest}', { field: 'priceText' }],
  ['move', `${MOVE} (?:…)?{from}(?:'s)? (?:${PERFORMANCES} (?:of )?)?{name} (?:to|until|till|for) {when}`],
  ['move', `${MOVE} (?:…)?(?:${PERFORMANCES} of )?{name} {range}`],
  [
    'move',
    '(?:move|reschedule|shift|bring forward|postpone|push back|put back|change) (?:…)?(?:performance |showing |date |dates |start date |start time |time )?(?:(?:of|for) )?{name} (?:on|from) {from} (?:to|until|for) {when}',
  ],
  [
    'move',
    '(?:move|reschedule|shift|bring forward|postpone|push back|put back) (?:…)?(?:performance of |showing of )?{name} (?:to|until|till|for) {when}',
  ],
  [
    'move',
    '(?:change|set|update|move) (?:…)?(?:start |starting |performance |opening )?(?:date|time|day|start)(?: and time)? (?:of|for) {name} to {when}',
  ],
  [
    'status',
    `(?:cancel|call off) (?:…)?(?:${PERFORMANCES} )?(?:on |from )?{when}(?:'s)? (?:${PERFORMANCES} )?(?:of )?(?:…)?{name}`,
    { state: 'cancelled' },
  ],
  ['status', `(?:mark|set) (?:…)?{when}(?:'s)? (?:${PERFORMANCES} )?(?:of )?{name} (?:as|to) {state}`],
  [
    'status',
    '(?:cancel|call off) (?:…)?(?:performances? of |showing of )?{name}(?: (?:on |from )?{when})?',
    { state: 'cancelled' },
  ],
  ['status', 'make {name} {state}'],
  ['status', 'put {name}(?: (?:on )?{when})? (?:back )?{state}'],
  ['status', '(?:postpone|put off) (?:…)?(?:performances? of )?{name}(?: (?:on )?{when})?', { state: 'postponed' }],
  [
    'status',
    '(?:mark|set|show|flag|list|put) (?:…)?(?:performances? of )?{name}(?: (?:on |from )?{when})? (?:as|to) {state}',
  ],
  [
    'status',
    '(?:…)?(?:performances? of )?{name}(?: (?:on |from )?{when})? (?:is|are|has|have)(?: now)?(?: been)? {state}(?: now)?',
  ],
  [
    'screen',
    '(?:remove|take|delete) {name} (?:from|off|out of) (?:the|our) (?:main |site |website )?(?:menu|navigation|footer)',
    { state: 'menus' },
  ],
  [
    'menu',
    '(?:add|put|include|show) {name} (?:to|in|into|on) (?:the|our) (?:main |top |header |site |website )?(?:menu|navigation|nav)',
  ],
  ['menu', '(?:add|put|include|show) {name} (?:to|in|into|on) (?:the|our) footer(?: menu)?', { state: 'footer' }],
  [
    'redirect',
    '(?:redirect|forward|send|point) (?:visitors |people |everyone )?(?:from )?(?:the )?(?:address |old address |url |link )?{name} to (?:the )?(?:address |page |url )?{value}|(?:add|create|make|set up) (?:…)?redirect from {other} to {rest}',
  ],
  [
    'banner',
    '(?:add|put|show|place|create|make) (?:…)?(?:banner|notice|announcement|message|alert) (?:to|on|at the top of|across|for) {name} (?:saying|that says|with the (?:text|words?|message)|to say|reading)(?: that)?:? {value}|(?:add|put|show|place) (?:…)?(?:banner|notice|announcement|message|alert) (?:to|on|at the top of) {other}: ?{rest}',
  ],
  ['lead', '{act} {name}(?: from (?:the|our) (?:site|website))?(?: (?:now|straight away))?'],
  [
    'read',
    "(?:tell me (?:more )?about|describe|summari[sz]e|read(?: me)?|(?:show|give|get)(?: me)? (?:…|all |more )*(?:details|information|info|text|contents?|facts) (?:of|about|on|for)|details (?:of|about)|what do you know about) {name}|what does {other} say|what(?:'s| is) in …?page {place}",
  ],
  ['read', "what(?:'s| is| are) (?:…)?{field} (?:of|for|on) {name}"],
  ['read', 'how long (?:is|does) {name}(?: (?:last|run))?', { field: 'runningTime' }],
  [
    'read',
    'how much (?:is|are|does|do)(?: tickets (?:for|to))? {name}(?: cost)?|(?:what do|how much do) tickets (?:for|to) {other} cost',
    { field: 'priceText' },
  ],
  [
    'read',
    'what age(?:s)? is {name} (?:for|suitable for)|who is {other} suitable for|is {place} suitable for (?:children|kids|families)',
    { field: 'ageGuidance' },
  ],
  [
    'next',
    "(?:when's|(?:when|what time|at what time|what days?) (?:is|are|does|do|can i see|can people see)) {name}(?: (?:on|playing|showing|start|starts|happen|take place))?",
    { state: 'all' },
  ],
  ['find', `${FIND} (?:(?:anything|something|everything|stuff) )?(?:(?:to do with|about|on|with|for|called) )?{name}`],
  [
    'find',
    `${HAVE} (?:(?:anything|something|everything|stuff) )?(?:(?:to do with|about|on|with|for|called) )?{name}`,
    { state: 'soft' },
  ],
]

export const en: Lexicon = {
  acts: {
    create: 'create|add|make|write',
    delete: 'delete|remove|trash|bin|get rid of',
    duplicate: 'duplicate|copy',
    edit: 'edit|change|update|manage',
    publish: 'publish|put live|make live',
    restore: 'restore|bring back',
    see: 'see|view|read|open',
    translate: 'translate',
    unpublish: 'unpublish|take down|take offline|hide',
  },
  and: 'and|then|and then|but',
  articles:
    'the|a|an|our|my|any|some|this|that|all|all the|all of the|all our|all of our|these|those|new|a new|an|another|one',
  code: 'en',
  counts: 'how many|count(?: the)?|number of',
  fields: {
    accessInformation: 'access (?:information|info|details)',
    ageGuidance:
      'ages?|age (?:guidance|guide|limit|recommendation|range|rating|advice)|suitable ages?|minimum age|recommended ages?',
    alt: 'alt(?:ernative)? (?:text|description)',
    bookingLinkLabel: 'booking (?:button|link label)|button text',
    bookingLinkURL: '(?:booking|ticket|tickets|buy|sales) (?:link|url|address)',
    contentGuidance: '(?:content|trigger) (?:warnings?|guidance|notes?)',
    description: 'description|body|main text|copy',
    priceText: 'prices?|ticket prices?|cost|price text|ticket cost|pricing',
    runningTime: 'running time|run time|duration|length|running length',
    'seo.description': '(?:meta|seo|search|google) (?:description|text|snippet)',
    'seo.title': '(?:meta|seo|search|google|browser) title',
    subtitle: 'subtitle|sub-title|strapline|tagline',
    summary: 'summary|blurb|short description|teaser|intro|standfirst',
    title: 'title|name|heading|headline',
    venue: 'venue|location|room|hall|space',
  },
  filters: {
    'access:audio_described': 'audio[- ]described',
    'access:captioned': 'captioned|with captions',
    'access:dementia_friendly': 'dementia[- ]friendly',
    'access:live_streamed': 'live[- ]?stream(?:ed)?',
    'access:relaxed': 'relaxed',
    'access:sign_language': 'sign(?:ed| language(?: interpreted)?)|bsl(?: interpreted)?|with (?:bsl|sign language)',
    'access:surtitled': 'surtitled|with surtitles',
    'access:touch_tour': '(?:with )?touch tours?',
    cancelled: 'cancell?ed|called off',
    draft:
      "(?:in |still (?:in |a )?|as )?drafts?|unpublished|(?:not|aren't|isn't|never|haven't been|hasn't been)(?: yet)?(?: been)? (?:published|live)(?: yet)?|not public|(?:i'?m |am i |we'?re |are we )?still working on|unfinished|not finished|left in draft",
    moved: 'moved|rescheduled',
    next: 'the next|next',
    noAlt:
      "(?:have no|has no|with no|without|missing|lack(?:ing)?|don't have|need)(?: an?| any)? alt(?:ernative)?(?: texts?| descriptions?)?",
    noBookingLink:
      "(?:(?:that |which )?(?:(?:still )?have no|has no|with no|without|are missing|is missing|missing|lack(?:ing)?|don't have|do not have|doesn't have|haven't got|need))(?: an?| any| the| their)? (?:booking|ticket|tickets|buy|sales) (?:link|url|button|address)s?",
    noPicture:
      "(?:(?:that |which )?(?:(?:still )?have no|has no|with no|without|are missing|is missing|missing|lack(?:ing)?|don't have|do not have|doesn't have|haven't got|need))(?: an?| any| the| their)? (?:pictures?|images?|photos?|photographs?|artwork)",
    postponed: 'postponed|put off',
    published: '(?:are |is )?(?:published|live(?! stream))',
    remaining: 'left|remaining|still to come|to come|to go',
    sold_out: 'sold[- ]out|full|have sold out|has sold out|selling out',
    unused:
      "(?:(?:is|are) )?(?:not|never|n't|no longer) (?:being )?used(?: anywhere)?|aren't used(?: anywhere)?|unused|nobody uses",
  },
  glue: "i|what|what's|whats|what is|which|is|are|was|were|we|do|does|have|has|had|got|get|there|there's|the|a|an|any|some|all|our|my|your|me|i|us|of|for|in|at|on|to|with|that|you|it|they|show|list|display|see|view|give|tell|everything|anything|something|stuff|things|every|currently|now|right|so far|already|yet|please|still|be|been|will|can|about|by|during|this|these|those|latest|newest|recent|whole|system|site|website|here|down|exist|got|many|how|number|count|a list|list of|us|from|up|when|where|and|visitors|public|happening|or|only|just|first|also",
  isOn: "on|playing|showing|happening|coming up|upcoming|coming|going on|performances?|showings?|screenings?|programme|schedule|calendar|running|taking place|what's on|booked",
  ordinals: [
    'last(?: one)?',
    '(?:the )?(?:first|1st|one|1)(?: one)?',
    '(?:the )?(?:second|2nd|two|2)(?: one)?',
    '(?:the )?(?:third|3rd|three|3)(?: one)?',
    '(?:the )?(?:fourth|4th|four|4)(?: one)?',
    '(?:the )?(?:fifth|5th|five|5)(?: one)?',
    '(?:the )?(?:sixth|6th|six|6)(?: one)?',
    '(?:the )?(?:seventh|7th|seven|7)(?: one)?',
    '(?:the )?(?:eighth|8th|eight|8)(?: one)?',
  ],
  polite: {
    after:
      'please|thanks|thank you|for me|for us|if you can|instead|at all|at the moment|then|now|asap|today please|cheers|again',
    before:
      "please|hi|hello|hey|ok|okay|so|now|then|and|well|um|right|quick question|(?:can|could|would|will) you|i(?:'d| would) like(?: you)? to|i want(?: you)? to|i need(?: you)? to|help me(?: to)?|let's|let us|let me|you should|we need to|we want to|i have to|we have to|tell me(?! (?:more )?about)|do you know|i'd like to know|just|kindly|any idea",
  },
  questions: 'which|what|who|whose|when|where|why|how|is|are|was|were|does|do|did|has|have|if|any',
  rules,
  states: {
    cancelled: 'cancell?ed|called off|off',
    postponed: 'postponed|put off',
    scheduled:
      'back on sale|on sale|going ahead|back on|scheduled|taking place|not (?:cancelled|sold out|postponed)|on again|available',
    sold_out: 'sold[- ]?out|full',
  },
  types: {
    blogs: 'blogs?',
    'event-collections': 'event collections?|collections? of events',
    'event-instances': 'performances?|showings?|screenings?|dates?|matin[ée]es?',
    events: "events?|shows?|productions?|concerts?|plays?|gigs?|operas?|musicals?|ballets?|what's on page",
    files: 'files?|documents?|downloads?|pdfs?|brochures?',
    fonts: 'fonts?',
    forms: 'forms?',
    media: 'media|images?|pictures?|photos?|photographs?|videos?',
    menus: 'menus?',
    organizations: 'organi[sz]ations?|compan(?:y|ies)|ensembles?|orchestras?|partners?',
    pages: 'pages?|web ?pages?',
    people: 'persons?|people|artists?|performers?|actors?|directors?|cast members?|musicians?',
    posts: 'posts?|articles?|news(?: items?| posts?| stor(?:y|ies)| articles?)?|blog posts?|stor(?:y|ies)',
    redirects: 'redirects?',
    'reusable-content': 'reusable contents?',
    seasons: 'seasons?',
    series: 'series',
    themes: 'themes?',
    venues: 'venues?|halls?|spaces?|rooms?|theatres?|stages?|locations?',
    works: 'works?',
  },
  verbs:
    'publish|unpublish|then|put|add|set|make|create|change|delete|remove|move|send|email|tell|post|tweet|share|schedule|rename|link|cancel|copy|translate|show|let|update|invite',
}

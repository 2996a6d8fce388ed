import type { Rule } from './lexicon'

const CREATE = '(?:(?:create|make|add|draft|write|start|set up|prepare|build|put together)(?: me| us)?)'
const CALLED = '(?:called|named|titled|entitled|with the (?:title|name))'
const PERFORMANCES =
  '(?:(?:evening |afternoon |extra )?(?:performances?|showings?|screenings?|dates?|shows?|matin[ée]es?|previews?))'
const MOVE = '(?:move|reschedule|shift|bring forward|postpone|push back|put back)'
const FIND =
  "(?:find|search(?: for)?|look(?:ing)? (?:for|up)|locate|open|go to|take me to|bring me to|jump to|where(?: is|'s| are| can i find)|i (?:can't|cannot|couldn't) find)"
const HAVE = '(?:have we got|do we (?:already )?have|is there|are there|show(?: me)?|get(?: me)?|give me)'

/** The requests that the guide knows in English, from the specific to the general. */
export const enRules: Rule[] = [
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

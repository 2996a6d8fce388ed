import { enRules } from './enRules'
import type { Lexicon } from './lexicon'

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
  joins: 'and|or|&|,|then',
  bounds: {
    after: 'after|later than',
    before: 'before|earlier than|ahead of',
    from: 'from|starting(?: from| on)?|as of',
    until: '(?:by|before|until|till|up to) the end of|up until|up to|until|till|by|through to',
  },
  soon: 'today|tonight|tomorrow|next (?:week|month)|later|soon|straight away|by \\w+',
  conditions: 'without|with no|not|except|apart from|other than|that|which|who|missing|lacking',
  with: 'with|using|including|featuring',
  parts: '(?:in the )?(?:mornings?|afternoons?|evenings?)|at night|matin[ée]es?',
  goesOn:
    '(?:and )?(?:which|what|any|are any|are some|how many|some) of (?:those|these|them)(?: (?:are|is|have|has))?|(?:ok(?:ay)? )?(?:and|what about|how about|just|only|now|also)',
  narrows: 'just|only|ones?',
  ofThose: 'of (?:those|these|them)',
  corrects: '(?:no,? |sorry,? |oops,? )*(?:i meant?(?: to say)?|actually,?|make (?:that|it)|rather)',
  clauses:
    'but|because|unless|except|if|so that|so (?:we|it|they|the)|until|instead|rather than|not|as soon as|as (?:it|we|they)|and (?:then|it|its|they|their|them|that|this|also|i|we|you|of|for|on|please)',
  measures:
    'to|from|or|of age|for|under|over|up|upwards|above|plus|years?|yrs?|old|olds|hours?|hrs?|h|minutes?|mins?|m|half|quarter|an?|the|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|sixteen|eighteen|about|approximately|approx|around|roughly|circa|including|includes|incl|inc|with|no|without|intervals?|breaks?|free|entry|admission|concessions?|concession|concs?|child|children|adults?|students?|seniors?|members|family|families|tickets?|each|per|person|all|ages?|aged|everyone|suitable|full|price|standard|pounds?|euros?|quid|pence|only',
  asks: 'tell|show|list|display|view|give|can|could|will|if|whether|also|did|when|where|how|what|who|want|need',
  wonders:
    "(?:so |and |hi |hello |please )*(?:(?:can|could|may) (?:i|we|you|(?:two |several )?people|someone|colleagues|(?:the|our) (?:web)?site)|how (?:do|can|could|should|would) (?:i|we|you|people)|how to|where (?:do|can|would|should) (?:i|we|you|people)|is it possible|is there (?:a|any) way|any way|(?:i|we)(?: want| need|'d like| would like) to|help me)",
  tells: 'is|are|was|were|has|have|had|will|does|runs|plays',
  homePage: 'home ?page|home|start ?page|front page|landing page|main page',
  everything:
    'one|everything|all|all of them|them(?: all)?|both|they|something|anything|every \\w+|(?:the |our )?(?:whole )?(?:web)?site',
  oneOf: '(?:that|this) (?:one|performance|showing|date)',
  pronouns:
    'it(?! (?:is )?possible)|its|that one|this one|th(?:at|is) (?:event|show|page|performance|production|post|play|concert)|the same (?:event|show|page)',
  fields: {
    accessInformation: 'access (?:information|info|details)',
    ageGuidance:
      'ages?|age (?:guidance|guide|limit|recommendation|range|rating|advice)|suitable ages?|minimum age|recommended ages?',
    alt: 'alt(?:ernative)? (?:text|description)',
    bookingLinkLabel: 'booking (?:button|link label)|button text',
    bookingLinkURL: '(?:booking|ticket|tickets|buy|sales) (?:link|url|address)',
    contentGuidance: '(?:content|trigger) (?:warnings?|guidance|notes?)',
    description: 'description|body|main text|copy',
    image: 'pictures?|photos?|images?|main (?:picture|photo|image)',
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
    'access:audio_described': '(?:with |have |has |having )?audio[- ]descri(?:bed|ption)',
    'access:captioned': 'captioned|(?:with|have|has) captions',
    'access:dementia_friendly': 'dementia[- ]friendly',
    'access:live_streamed': 'live[- ]?stream(?:ed)?',
    'access:relaxed': 'relaxed',
    'access:sign_language':
      'sign(?:ed| language(?: interpreted)?)|interpreted|bsl(?: interpreted)?|with (?:bsl|sign language)',
    'access:surtitled': 'surtitled|with surtitles',
    'access:touch_tour': '(?:with )?touch tours?',
    scheduled:
      "(?:still |back )?on sale|(?:(?:that |which )?(?:are |is |have |has )?not|aren'?t|isn'?t|haven'?t|hasn'?t)(?: yet)? (?:sold[- ]out|full)(?: yet)?|not yet sold out",
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
      "(?:(?:is|are) )?(?:not|never|n't|no longer) (?:being )?used(?: anywhere)?|(?:that |which )?(?:aren't|isn't) used(?: anywhere)?|unused|nobody uses|(?:that )?(?:we |we're )?(?:aren't|are not|not|don't|do not|never|no longer) (?:using|use)(?: anywhere)?",
  },
  glue: "i|what|what's|whats|what is|which|is|are|was|were|we|do|does|have|has|had|got|get|there|there's|the|a|an|any|some|all|our|my|your|me|i|us|of|for|in|at|on|to|with|that|you|show|list|display|see|view|give|tell|everything|anything|something|stuff|things|every|currently|now|right|so far|already|yet|please|still|be|been|will|can|about|by|during|this|these|those|latest|newest|recent|whole|system|site|website|here|down|exist|got|many|how|number|count|a list|list of|us|from|up|when|where|and|visitors|public|happening|or|only|just|also|if|whether|did|that's|what've|we've|anything's|something's|who's|when's|where's|ones|me",
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
  plans: {
    before: "(?:we|i)(?:'re|'m| are| am)(?: now| just)?",
    verbs: {
      adding: 'add',
      cancelling: 'cancel',
      canceling: 'cancel',
      changing: 'change',
      moving: 'move',
      postponing: 'postpone',
      'putting on': 'add',
      renaming: 'rename',
      rescheduling: 'reschedule',
      scrapping: 'cancel',
      'pushing back': 'push back',
      delaying: 'delay',
    },
  },
  polite: {
    after:
      'please|pls|plz|thx|ta|sorry|many thanks|thanks|thank you|for me|for us|if you can|(?:at )?the same time|same time|until further notice|for now|instead|at all|at the moment|then|now|asap|today please|cheers|again',
    before:
      "hiya|heya|hey there|hi there|hello there|hi all|please|pls|plz|good (?:morning|afternoon|evening)|morning(?=[!,])|afternoon(?=[!,])|evening(?=[!,])|could (?:i|we)(?= (?:please )?(?:see|have|get|find))|thanks|thank you|great|perfect|lovely|brilliant|hi|hello|hey|ok|okay|so|now|then|and|well|um|right|quick (?:one|question|q)|(?:can|could|would|will) (?:you|u)|(?:i |we )?need to know|i'd like to know|can you check|i(?:'d| would) like(?: you)? to|i want(?: you)? to|i need(?: you)? to|help me(?: to)?|let's|let us|let me|you should|(?:we|i)(?:'ve| have)? (?:need|want|have|had|got) to|need to|have to|gotta|(?:we|i)(?:'re|'m| are| am) going to|can we(?= please)|(?:please )?can we(?= (?:add|cancel|move|rename|change|make|put|get|set|create|postpone|push|bring)(?!\\p{L}).*[^?]$)|tell me(?! (?:more )?about)|do you know|i'd like to know|just|kindly|any idea|(?:don't|do not) (?:change|do|touch) anything(?: yet)?(?:,? (?:just|but|only))?|without changing anything|i'm wondering|i was wondering|wondering",
  },
  questions: 'which|what|who|whose|when|where|why|how|is|are|was|were|does|do|did|has|have|if|any|whether',
  rules: enRules,
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
    'event-instances': 'performances?|showings?|screenings?|dates?|times',
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
    'publish|unpublish|then|put|add|set|make|create|change|delete|remove|move|send|email|tell|post|tweet|share|schedule|rename|link|cancel|copy|translate|show|let|update|invite|mention|include|say|attach|mark|cancel|announce|give|remind|use',
}

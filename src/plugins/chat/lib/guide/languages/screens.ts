import type { ScreenName } from '../screenPaths'

interface ScreenWords {
  /** Words for a screen or what is done there, the specific ones first. */
  screens: [screen: ScreenName, words: string][]
  /** First words of a command that is about settings, whatever else it says. */
  verbs: string
}

/** Words of the languages of the admin for its screens. */
export const WORDS: Record<'ar' | 'en' | 'es', ScreenWords> = {
  ar: {
    screens: [
      ['users', 'دعوة|ادعُ|أدعو|موظفا|موظفًا|ادع|موظف|موظفين|زميل|زميلا|صلاحيات|المستخدمين|دور'],
      ['themes', 'سمة|السمة|السمات|التصميم|تخصيص|ألوان|الألوان|الشعار'],
      ['media', 'رفع|ارفع|أرفع|صور|الصور|الوسائط'],
      ['domains', 'نطاق|النطاق|نطاقا'],
      ['languages', 'لغة|اللغات|لغات'],
      ['billing', 'فاتورة|الفوترة|الاشتراك'],
      ['apps', 'تطبيق|التطبيقات'],
      ['announcements', 'أعلن(?: عن)?|إعلان|نعلن|إلغاء (?:ال)?عرض|تأجيل (?:ال)?عرض|أبلغ الجمهور'],
      ['passkeys', 'مفتاح (?:ال)?مرور|مفاتيح المرور|بصمة|البصمة|بصمتي|ببصمتي|بالبصمة|بدون كلمة (?:ال)?مرور'],
      ['account', 'كلمة (?:ال)?مرور|كلمة السر|حسابي|بريدي'],
      ['visitors', 'عدد الزوار|الزوار|زوار|إحصاءات|الإحصاءات|زوارنا'],
      ['starters', 'موقع جاهز|صفحات جاهزة|بداية جاهزة'],
      ['oldWebsite', 'ووردبريس|وردبريس|wordpress|موقعنا القديم|الموقع القديم'],
      ['releases', 'إطلاق|الإطلاقات|معا|معًا|دفعة واحدة|في وقت واحد'],
      ['redirects', 'إعادة توجيه|إعادة التوجيه'],
      ['menus', 'القائمة الرئيسية|القوائم'],
      ['help', 'المساعدة|دليل|اختصارات لوحة المفاتيح'],
    ],
    verbs: 'ادعُ|ادع|ارفع|رفع|إدارة|تخصيص|نظّم',
  },
  en: {
    screens: [
      [
        'users',
        'invite|invitation|invites|who (?:is allowed to|may|can)|an admin|give (?:\\w+ ){1,3}access|users?|staff|colleagues?|team(?: members?)?|roles?|permissions?|seats?|access to the (?:site|admin)|\\S+@\\S+',
      ],
      ['themes', 'themes?|design|layout|colou?rs?|logo|favicon|look and feel|fonts?'],
      ['media', 'upload|media library|media|alt(?:ernative)? texts?|focal point|crop(?:ping)?'],
      ['domains', 'domains?|dns|hostname|web address'],
      [
        'languages',
        'translat(?:e|es|ing|ions?)|languages?|locales?|bilingual|(?:site|page|website) (?:be )?in (?:welsh|english|spanish|french|german|arabic)',
      ],
      ['billing', 'billing|plan|subscription|invoices?'],
      ['apps', 'apps?|integrations?|box office|ticketing|spektrix|google analytics|mailchimp'],
      ['security', 'security|cookies?|passwords? for the (?:web)?site|cookie banner'],
      ['passkeys', 'passkeys?|finger ?prints?|face ?id|touch ?id|biometrics?|without (?:a |my |the )?passwords?'],
      [
        'account',
        'my (?:account|profile|password|email(?: address)?|login)|passwords?|dark mode|two[- ]factor|2fa|authenticator|backup codes?|(?:language of|change) the admin',
      ],
      ['tokens', 'access tokens?|api(?: keys?)?|mcp|ai assistants?|zapier'],
      ['redirects', 'redirects?'],
      ['menus', 'menus?|navigation'],
      ['activity', 'activity|audit log|who did what'],
      [
        'announcements',
        'announc(?:e|es|ed|ing)|cancellations?|(?:cancel|postpone|delay|call off)(?:l?ing)? (?:a|an|the|tonight.?s|one|all|some|several|our|every) (?:\\w+ )?(?:shows?|performances?|evenings?|nights?|matin[ée]es?)|(?:show|performance|audience)s? (?:is|are) (?:cancell?ed|delayed|off)|(?:tell|let) (?:the |our )?(?:audiences?|visitors|customers|people)(?: know)?',
      ],
      [
        'visitors',
        'visitors? (?:numbers?|figures?|statistics|stats|counts?)|(?:how many|number of) (?:people|visitors?|visits)|count(?:ing|ed)? (?:the |our )?visit(?:or)?s|statistics|stats|analytics|page ?views|visit(?:or)? count(?:ing)?|(?:web(?:site)? )?traffic|audience figures|(?:most|least) (?:read|visited|popular)|visitors(?= screen|$)',
      ],
      [
        'starters',
        'starters?|starter (?:site|kit|content)|(?:example|sample|ready[- ]made|demo) (?:pages?|content|site|website|texts?)',
      ],
      [
        'oldWebsite',
        "word ?press|(?:old|previous|existing|current) (?:web)?site(?:'s)?|migrat(?:e|ing|ion)|mov(?:e|ing) in",
      ],
      [
        'import',
        'csv|spread ?sheets?|excel|google sheets?|import (?:a |our |the )?(?:season|list|events?|performances?|people)',
      ],
      [
        'releases',
        'releases?|all at once|in one go|go(?:es)? live (?:together|at once|at the same time)|(?:publish|everything|things|pages|changes|documents)(?: \\w+){0,4} (?:together|at once|at the same time|all at once|in one go)',
      ],
      [
        'publishing',
        '(?:old|older|earlier|previous) versions?|versions|version history|history of (?:a|the|my)|schedul(?:e|es|ing)|(?:take|go) (?:\\w+ ){0,3}offline|unpublish',
      ],
      [
        'together',
        'two people|(?:some(?:one|body) else|a colleague) (?:is )?(?:edit(?:s|ing)?|working)|edit(?:ing)? at (?:once|the same time)|locked',
      ],
      ['website', 'on google|search engines?|seo|social media|videos?|films?|preview(?:s|ing)?'],
      ['reviews', 'reviews?|approv(?:e|al|ed|ing)|sign(?:ed)? off'],
      ['forms', 'forms?|submissions?|answers of a form'],
      ['pages', 'page tree|sub-?pages?|order of (?:the |our )?pages|re-?order (?:the |our )?pages'],
      ['help', 'help(?: pages?| section)?|keyboard shortcuts?|shortcuts|manual|user guide|documentation|tutorials?'],
      ['settings', 'settings?|time ?zone|currency'],
    ],
    verbs:
      'invite|upload|manage|organi[sz]e|customi[sz]e|connect|install|enable|disable|buy|upgrade|configure|give|grant|revoke|reset|set up|remove|change|add|turn on|turn off|switch on|switch off',
  },
  es: {
    screens: [
      ['users', 'invit(?:a|o|ar|amos|aci[oó]n)|usuarios?|personal|equipo|compañer[oa]s?|roles?|permisos?|\\S+@\\S+'],
      ['themes', 'temas?|diseño|colores|logo(?:tipo)?|fuentes?'],
      ['media', 'sub(?:e|ir|o)|medios|biblioteca'],
      ['domains', 'dominios?'],
      ['languages', 'idiomas?'],
      ['billing', 'facturaci[oó]n|factura|plan|suscripci[oó]n'],
      ['apps', 'aplicaci[oó]n(?:es)?|taquilla|spektrix'],
      ['security', 'seguridad|cookies'],
      ['passkeys', '(?:llaves?|claves?) de acceso|passkeys?|huella(?: dactilar)?|sin contraseña|face ?id'],
      ['account', 'contraseñas?|mi (?:cuenta|perfil|correo)|modo oscuro|dos (?:pasos|factores)'],
      [
        'announcements',
        'anunci(?:a|o|ar|amos)|cancelaci[oó]n(?:es)?|(?:cancel(?:o|ar|amos)|aplaz(?:o|ar|amos)|suspend(?:o|er|emos)) (?:una|la|las|todas las|varias) funci[oó]n(?:es)?|avis(?:o|ar|amos) al p[uú]blico',
      ],
      [
        'visitors',
        'visitantes|visitas|estad[ií]sticas|anal[ií]tica|cu[aá]nta gente|tr[aá]fico|audiencia|m[aá]s (?:le[ií]d[oa]s?|visitad[oa]s?)',
      ],
      ['starters', '(?:p[aá]ginas?|contenidos?|sitio|web) de ejemplo|plantillas? de sitio|contenido inicial'],
      [
        'oldWebsite',
        'wordpress|(?:web|sitio|p[aá]gina)(?: web)? (?:antigu[oa]|anterior|viej[oa])|migr(?:o|ar|aci[oó]n)',
      ],
      ['import', 'csv|hojas? de c[aá]lculo|excel'],
      ['releases', 'lanzamientos?|(?:a la vez|al mismo tiempo|junt[oa]s|de una vez)'],
      ['redirects', 'redirecci[oó]n(?:es)?|redirig(?:ir|o)'],
      ['menus', 'men[uú]s?'],
      ['activity', 'actividad'],
      ['reviews', 'revisi[oó]n(?:es)?'],
      ['forms', 'formularios?'],
      ['help', 'ayuda|manual|atajos(?: de teclado)?'],
      ['settings', 'ajustes|configuraci[oó]n|zona horaria'],
    ],
    verbs:
      'invita(?:r)?|sub(?:e|ir)|gestiona(?:r)?|administra(?:r)?|organiza(?:r)?|personaliza(?:r)?|conecta(?:r)?|instala(?:r)?|configura(?:r)?|da|dar|añad(?:e|ir)|cambia(?:r)?|activa(?:r)?|desactiva(?:r)?',
  },
}

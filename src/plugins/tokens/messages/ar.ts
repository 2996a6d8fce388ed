import type { en } from './en'

/** نصوص رموز الوصول. */
export const ar: Record<keyof typeof en, string> = {
  activityTokenCreated: 'أنشأ رمز الوصول «{{name}}»',
  activityTokenEnded: 'أنهى رمز الوصول «{{name}}»',
  tokenChooseKeys: 'اختر صلاحية واحدة على الأقل.',
  tokenCopied: 'تم نسخ الرمز',
  tokenCreate: 'إنشاء رمز',
  tokenCreated: 'رمزك الجديد',
  tokenCreatedHelp: 'انسخه الآن: لن يظهر إلا هذه المرة. من يملكه يستطيع فعل ما اخترته حتى ينتهي.',
  tokenDays_one: 'يوم واحد ({{count}})',
  tokenDays_other: '{{count}} يومًا',
  tokenDone: 'لقد نسخته',
  tokenEnd: 'إنهاء',
  tokenEnded: 'تم إنهاء الرمز',
  tokenEndOf: 'إنهاء الرمز «{{name}}»',
  tokenEndQuestion: 'كل ما يستخدمه سيتوقف عن العمل فورًا.',
  tokenExpired: 'انتهت صلاحيته في {{at}}',
  tokenExpires: 'تنتهي صلاحيته في {{at}}',
  tokenExpiry: 'مدة العمل',
  tokenName: 'الاسم',
  tokenNameHelp: 'ما الذي يستخدمه، مثل شاشات البهو.',
  tokenNever: 'لم يُستخدم بعد',
  tokenNone: 'ليست لديك رموز وصول.',
  tokenPermissions: 'ما الذي يُسمح له به',
  tokensTitle: 'رموز الوصول',
  tokensHelp:
    'اسمح للبرامج ومساعدي الذكاء الاصطناعي بالعمل باسمك في موقع واحد، بالصلاحيات التي تختارها. الصلاحية التي تفقدها يفقدونها هم أيضًا.',
  tokenSite: 'الموقع',
  tokenUsed: 'آخر استخدام: {{at}}',
}

import type { en } from './en'

export const ar: Record<keyof typeof en, string> = {
  messengerClose: 'إيقاف الرسائل',
  messengerFailed: 'تعذر الحفظ. تحقق من اتصالك ثم حاول مرة أخرى.',
  messengerHelp:
    'راسل القائمين على هذا النظام من زر في زاوية كل شاشة. تعرف الشركة التي تنقل الرسائل اسمك وعنوان بريدك الإلكتروني.',
  messengerShown: 'إظهار الزر',
  messengerTitle: 'الرسائل',
}

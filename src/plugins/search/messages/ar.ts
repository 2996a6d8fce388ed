import type { en } from './en'

export const ar: Record<keyof typeof en, string> = {
  searchClear: 'مسح',
  searchDrafts: 'المسودات',
  searchFailed: 'تعذّر البحث',
  searchHelp: 'يجد الفعاليات والصفحات والأشخاص وكل ما عدا ذلك في هذا الموقع.',
  searchIdle: 'اكتب عنوانًا أو اسمًا أو جزءًا من رابط. لا تهم علامات التشكيل ولا الأخطاء الصغيرة.',
  searchLabel: 'البحث في كل المحتوى',
  searchModes: 'أين يجري البحث',
  searchNothing: 'لم يُعثر على شيء',
  searchNothingDrafts: 'يجري البحث عن المسودات بين الصفحات فقط.',
  searchNothingHelp: 'ابحث بكلمات أقل، أو بين المسودات.',
  searchPlaceholder: 'عنوان أو اسم أو رابط',
  searchPlaceholderDrafts: 'عنوان صفحة',
  searchPublished: 'المنشور',
  searchReturned: '{{count}} من النتائج عن «{{query}}»',
  searchSearching: 'جارٍ البحث...',
  searchShowAll: 'عرض الكل ({{count}})',
  searchShowMore: 'عرض {{count}} أخرى من {{total}}',
}

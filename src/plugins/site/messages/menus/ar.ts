import type { menusEnglish } from './en'

export const menusArabic: Record<keyof typeof menusEnglish, string> = {
  menuAdd: 'إضافة',
  menuAddFailed: 'تعذّرت إضافة الصفحة',
  menuAdded: 'أُضيفت إلى مسودة القائمة الرئيسية. انشرها ليراها الزوار.',
  menuAddOf: 'إضافة {{title}} إلى القائمة الرئيسية',
  menuArrange: 'ترتيب',
  menuArrangeOf: 'ترتيب: {{place}}',
  menuByItselfFooter: 'تُنشأ تلقائيًا: قوائمك وصفحات المستوى الأول وسياسة الخصوصية.',
  menuByItselfMain: 'تُنشأ تلقائيًا: قائمة الفعاليات عند نشر أولها، وصفحات المستوى الأعلى بترتيب الشجرة.',
  menuDraftOnly: 'يرى الزوار القائمة التلقائية حتى تنشر هذا.',
  menuEntries_one: 'عنصر واحد ({{count}})',
  menuEntries_other: 'العناصر: {{count}}',
  menuMissing: 'صفحات منشورة ليست في أي قائمة',
  menuMissingHelp: 'هذه صفحات من المستوى الأول، ولا يجدها الزوار إلا بالروابط والبحث.',
  menuPlaces: 'القوائم',
  menuStart: 'البدء من القائمة الحالية',
  menuStartEmpty: 'البدء فارغًا',
  menuStartEmptyOf: 'البدء فارغًا: {{place}}',
  menuStartFailed: 'تعذّر بدء القائمة',
  menuStartOf: 'البدء من القائمة الحالية: {{place}}',
  menusHelp: 'رتّب ما يراه الزوار في أعلى كل صفحة وفي أسفلها. وبعد أن تنشر قائمة لا يغيّرها نشر صفحة.',
}

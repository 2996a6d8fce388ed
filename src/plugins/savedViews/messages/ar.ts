import type { en as English } from './en'

export const ar: Record<keyof typeof English, string> = {
  viewAll: 'القائمة كاملة',
  viewFailed: 'لم ينجح ذلك. حاول مرة أخرى.',
  viewMost: 'لديك {{count}} عرضًا لهذه القائمة. أزل أحدها أولًا.',
  viewNothing: 'لا شيء لحفظه بعد. ابحث في القائمة أو صفّها أو رتّبها أولًا.',
  viewOfColleague: '{{title}} (مشترك)',
  viewRemove: 'إزالة هذا العرض',
  viewSave: 'حفظ هذا العرض',
  viewSaveHelp: 'يحفظ البحث وعوامل التصفية والترتيب والأعمدة.',
  viewShare: 'مشاركة مع الزملاء',
  viewTitle: 'الاسم',
  viewUnshare: 'إبقاؤه لك وحدك',
  viewsLabel: 'العروض المحفوظة',
}

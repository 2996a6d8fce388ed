import type { helpMessages as English } from './en'

export const helpMessages: Record<keyof typeof English, string> = {
  helpAll: 'كل المواضيع',
  helpFind: 'البحث في المساعدة',
  helpFound_one: 'الأقسام التي عُثر عليها: {{count}}',
  helpFound_other: 'الأقسام التي عُثر عليها: {{count}}',
  helpGuides: 'الأدلة',
  helpInEnglish: 'المساعدة مكتوبة بالإنجليزية.',
  helpIntro: 'كيف تُنجَز الأمور، موضوعًا موضوعًا.',
  helpNext: 'التالي: {{topic}}',
  helpNone: 'لا شيء مطابق في المساعدة',
  helpNoneHelp: 'جرّب كلمة أخرى بالإنجليزية، أو تصفّح المواضيع.',
  helpOnPage: 'في هذه الصفحة',
  helpTable: 'جدول',
  helpTopics: 'المواضيع',
}

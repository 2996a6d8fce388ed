import type { settingsWords as English } from './en'

export const settingsWords: Record<keyof typeof English, string> = {
  reload: 'إعادة التحميل',
  staleNotice: 'غيّر شخص آخر هذا في هذه الأثناء. أعد التحميل لرؤيته؛ ما كتبته هنا غير محفوظ.',
}

/** Texts of Payload's that speak of Payload, or to developers, in words of a theatre. */
export const payloadTexts = {
  ar: {
    general: {
      // Payload writes it before the name of what is listed.
      all: 'كل',
      createNew: 'إنشاء جديد',
      false: 'لا',
      noLabel: 'بلا {{label}}',
      noResultsDescription: 'لم يُضف شيء من هذا بعد، أو لا شيء يطابق البحث وعوامل التصفية.',
      noResultsFound: 'لا شيء هنا',
      noUpcomingEventsScheduled: 'لا يوجد موعد محدد.',
      payloadSettings: 'التفضيلات',
      true: 'نعم',
      upcomingEvents: 'المواعيد المحددة',
    },
    localization: {
      cannotCopySameLocale: 'اختر لغة أخرى غير لغة النسخ.',
      copyToLocale: 'النسخ إلى لغة أخرى',
      localeToPublish: 'اللغة المراد نشرها',
      selectedLocales: 'اللغات المختارة',
      selectLocaleToCopy: 'اختر لغة النسخ',
      selectLocaleToDuplicate: 'اختر اللغات المراد تكرارها',
    },
    // Payload has translated the name of what is put in.
    version: { publishAllLocales: 'النشر بكل اللغات', schedulePublishFor: 'جدولة النشر لـ {{title}}' },
  },
  en: {
    general: {
      deletedAt: 'Deleted',
      false: 'No',
      locale: 'Language',
      noLabel: 'No {{label}}',
      noResultsDescription: 'None has been added yet, or none fits the search and the filters.',
      noResultsFound: 'Nothing here',
      noUpcomingEventsScheduled: 'No time is set.',
      payloadSettings: 'Preferences',
      true: 'Yes',
      upcomingEvents: 'Times that are set',
    },
    localization: {
      cannotCopySameLocale: 'Choose another language than the one that is copied.',
      copyToLocale: 'Copy to another language',
      localeToPublish: 'Language to publish',
      selectedLocales: 'selected languages',
      selectLocaleToCopy: 'Choose the language to copy',
      selectLocaleToDuplicate: 'Choose the languages to duplicate',
    },
    version: { publishAllLocales: 'Publish in all languages' },
  },
  es: {
    general: {
      false: 'No',
      locale: 'Idioma',
      noLabel: 'Sin {{label}}',
      noResultsDescription: 'Todavía no se ha añadido nada, o nada coincide con la búsqueda y los filtros.',
      noResultsFound: 'Aquí no hay nada',
      noUpcomingEventsScheduled: 'No hay ninguna hora fijada.',
      payloadSettings: 'Preferencias',
      true: 'Sí',
      upcomingEvents: 'Horas fijadas',
    },
    localization: {
      cannotCopySameLocale: 'Elige un idioma distinto del que se copia.',
      copyToLocale: 'Copiar a otro idioma',
      localeToPublish: 'Idioma que se publica',
      selectedLocales: 'idiomas elegidos',
      selectLocaleToCopy: 'Elige el idioma que se copia',
      selectLocaleToDuplicate: 'Elige los idiomas que se duplican',
    },
    version: { publishAllLocales: 'Publicar en todos los idiomas' },
  },
}

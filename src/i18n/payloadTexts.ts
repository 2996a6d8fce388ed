/** Texts of Payload that mention Payload or address developers, rewritten for theatre staff. */
export const payloadTexts = {
  ar: {
    error: {
      documentNotFound: 'لم يُعثر على هذا المستند. ربما حُذف، أو لا تملك صلاحية الوصول إليه.',
      loadingDocument: 'تعذر تحميل هذا المستند.',
    },
    general: {
      // Payload writes it before the name of what is listed.
      all: 'كل',
      createNew: 'إنشاء جديد',
      creatingNewLabel: 'لم يُحفظ بعد',
      deletedAt: 'حُذف',
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
    version: {
      changed: 'معدل',
      draft: 'مسودة',
      publishAllLocales: 'النشر بكل اللغات',
      published: 'منشور',
      schedulePublishFor: 'جدولة النشر لـ {{title}}',
    },
  },
  en: {
    error: {
      documentNotFound: 'This document was not found. It may have been deleted, or you may not have access to it.',
      loadingDocument: 'This document could not be loaded.',
    },
    general: {
      creatingNewLabel: 'Not saved yet',
      deletedAt: 'Deleted',
      false: 'No',
      locale: 'Language',
      noLabel: 'No {{label}}',
      noResultsDescription: 'Nothing has been added yet, or nothing matches your search and filters.',
      noResultsFound: 'Nothing here',
      noUpcomingEventsScheduled: 'Nothing is scheduled.',
      // Payload writes it between two names, and before the text below.
      or: 'or',
      payloadSettings: 'Preferences',
      timezone: 'Time zone',
      true: 'Yes',
      upcomingEvents: 'Scheduled times',
    },
    localization: {
      cannotCopySameLocale: 'Choose a different language from the one you are copying.',
      copyToLocale: 'Copy to another language',
      localeToPublish: 'Language to publish',
      selectedLocales: 'selected languages',
      selectLocaleToCopy: 'Choose the language to copy',
      selectLocaleToDuplicate: 'Choose the languages to duplicate',
    },
    upload: { dragAndDrop: 'drag and drop a file' },
    validation: { timezoneRequired: 'A time zone is required.' },
    version: { publishAllLocales: 'Publish in all languages' },
  },
  es: {
    error: {
      documentNotFound:
        'No se ha encontrado este documento. Puede haberse eliminado, o quizá falta el permiso para verlo.',
      loadingDocument: 'No se ha podido cargar este documento.',
    },
    fields: { collapseAll: 'Contraer todo', showAll: 'Mostrar todo' },
    general: {
      // Payload writes it before the name of what is listed, whose gender it doesn't know.
      all: 'Todo:',
      creatingNewLabel: 'Aún sin guardar',
      deletedAt: 'Eliminado',
      false: 'No',
      locale: 'Idioma',
      noLabel: 'Sin {{label}}',
      noResultsDescription: 'Todavía no se ha añadido nada, o nada coincide con la búsqueda y los filtros.',
      noResultsFound: 'Aquí no hay nada',
      noUpcomingEventsScheduled: 'No hay ninguna hora fijada.',
      or: 'o',
      payloadSettings: 'Preferencias',
      true: 'Sí',
      upcomingEvents: 'Horas fijadas',
    },
    localization: {
      cannotCopySameLocale: 'Elija un idioma distinto del que se copia.',
      copyToLocale: 'Copiar a otro idioma',
      localeToPublish: 'Idioma que se publica',
      selectedLocales: 'idiomas elegidos',
      selectLocaleToCopy: 'Elija el idioma que se copia',
      selectLocaleToDuplicate: 'Elija los idiomas que se duplican',
    },
    upload: { dragAndDrop: 'arrastre y suelte un archivo' },
    version: { publishAllLocales: 'Publicar en todos los idiomas' },
  },
}

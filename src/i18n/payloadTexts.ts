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
    // Payload has translated the name of what is put in.
    version: { schedulePublishFor: 'جدولة النشر لـ {{title}}' },
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
  },
}

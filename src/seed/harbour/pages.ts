import { comingEvents, faq, hero, text } from '@/seed/writing/blocks'
import { page, type DemoPage } from '@/seed/writing/page'
import { both } from '@/seed/writing/translated'

export const PAGES: DemoPage[] = [
  page('/', both('Harbour Arts Centre'), both('Art and music at the end of the pier.'), (site) => [
    hero(
      both('At the end of the pier'),
      both('Concerts, plays, exhibitions and classes, with a view of the ferries.'),
      site.id('media', 'Ferry songs poster'),
      [{ label: both('Calendar'), to: { collection: 'pages', id: site.id('pages', '/calendar') } }],
    ),
    comingEvents(both('Coming up')),
  ]),
  page('/calendar', both('Calendar'), both('Everything we have planned.'), () => [comingEvents(both('Next'), 24)]),
  page('/visit', both('Visit'), both('By ferry, subway or bicycle.'), () => [
    text(['The ferry lands at our door. From the subway it is a walk of twelve minutes; the bus stops on the corner.']),
  ]),
  page('/visit/accessibility', both('Accessibility'), both('Ramps, elevators, restrooms and whom to call.'), () => [
    faq(both('Accessibility'), [
      {
        answer: [['Yes, from the slip into the boathouse and by elevator to the gallery.']],
        question: both('Is there step-free access?'),
      },
    ]),
  ]),
  page('/classes', both('Classes'), both('Clay, drawing and songs.'), () => [
    text(['Classes run in blocks of four evenings. Scholarships cover a third of all places.']),
  ]),
  page(
    '/support',
    both('Support'),
    both('The roof needs you.'),
    () => [text(['Our roof has seen ninety winters. A gift of any size keeps it up.'])],
    { change: { summary: 'The roof needs you, and so does the heating.' } },
  ),
]

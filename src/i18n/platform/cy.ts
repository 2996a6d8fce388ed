import type { platformMessages as English } from './en'

export const platformMessages: Record<keyof typeof English, string> = {
  announcementCritical: 'Critigol',
  announcementFrom: 'Dangos o',
  announcementFromHelp: 'Gadewch yn wag i’w ddangos ar unwaith.',
  announcementHelp:
    'Mae pawb sy’n mewngofnodi yn gweld hwn uwchben pob sgrin nes iddynt ei gau. Pan fyddwch yn ei newid, mae’n ymddangos eto.',
  announcementInfo: 'Gwybodaeth',
  announcementLevel: 'Lefel',
  announcementText: 'Testun',
  announcementTextHelp:
    'Gadewch yn wag i ddangos dim. Mae darllenwyr y mae eu hiaith ar goll yn gweld y testun Saesneg.',
  announcementUntil: 'Dangos tan',
  announcementUntilHelp: 'Gadewch yn wag i’w ddangos nes i’r testun gael ei dynnu.',
  announcementWarning: 'Rhybudd',
  platform: 'Platfform',
  platformAccentColour: 'Lliw acen',
  platformAccentColourHelp:
    'Yn amlygu’r hyn a ddewiswyd, mewn modd golau a thywyll. Caiff testun yn y lliw hwn ei dywyllu neu ei oleuo nes ei fod yn ddarllenadwy. Gadewch yn wag ar gyfer {{usual}}.',
  platformAddressWrong: 'Rhowch gyfeiriad sy’n dechrau gyda https:// neu http://',
  platformColourWrong: 'Rhowch liw fel #7a1f3d',
  platformFromEnvironment:
    'Mae {{variable}} yn amgylchedd y gosodiad hwn yn gosod hyn i {{value}}, ac yn disodli’r hyn a gadwyd yma.',
  platformHelp: 'Mae’r gosodiadau hyn yn berthnasol i’r gosodiad cyfan a’i holl safleoedd.',
  platformHelpUrl: 'Canolfan gymorth',
  platformHelpUrlHelp: 'Ble mae’r dolenni cymorth yn mynd. Gadewch yn wag ar gyfer {{usual}}.',
  platformJobStoppedBody:
    'Daeth â {{count}} o weithwyr i ben yn olynol ac ni roddir cynnig arno eto. Mae log y gweithiwr yn dweud beth ddigwyddodd; rhif y dasg yw {{id}}.',
  platformJobStoppedTitle: 'Stopiwyd y dasg {{job}}',
  platformLanguages: 'Ieithoedd cynnwys a awgrymir',
  platformLanguagesHelp:
    'Codau fel en, cy neu ar. Daw’r rhain yn gyntaf pan fydd safle’n ychwanegu iaith; mae pob un arall yn dal ar gael.',
  platformLanguageWrong: 'Nid yw {{value}} yn god iaith cynnwys',
  platformLineWrong: 'Rhowch un llinell o destun plaen',
  platformMailFooter: 'Troedyn e-bost',
  platformMailFooterHelp: 'Yn cael ei ddangos ar ddiwedd pob e-bost, er enghraifft enw a chyfeiriad eich cwmni.',
  platformProductName: 'Enw’r cynnyrch',
  platformProductNameHelp:
    'Yn cael ei ddangos yn y rhan weinyddu, mewn tabiau porwr ac mewn negeseuon e-bost. Gadewch yn wag ar gyfer {{usual}}.',
  platformStudioUrl: 'Adeiladwr themâu',
  platformStudioUrlHelp:
    'Cyfeiriad adeiladwr arall ar gyfer themâu heb god. Gadewch yn wag i ddefnyddio un y gosodiad hwn.',
  platformSupportEmail: 'E-bost cymorth',
  platformSupportHelp:
    'Mae staff yn dod o hyd i gyswllt cymorth yn eu dewislen defnyddiwr: y cyfeiriad gwe os oes un, neu’r cyfeiriad e-bost fel arall.',
  platformSupportUrl: 'Cyfeiriad gwe cymorth',
  platformTimezones: 'Cylchfaoedd amser a gynigir',
  platformTimezonesHelp:
    'Enwau fel Europe/London, yn y drefn y mae safleoedd yn dewis ohonynt. Gadewch yn wag ar gyfer {{usual}}.',
  platformZoneWrong: 'Nid yw {{value}} yn gylchfa amser',
}

import type { checklistMessages as English } from './en'

export const checklistMessages: Record<keyof typeof English, string> = {
  checklistAllDone: 'Todo está hecho. Su sitio está listo para los visitantes.',
  checklistDone: '{{done}} de {{total}} hechos',
  checklistHelp: 'Siga el orden que quiera. Cada paso se marca al completarse, lo haga quien lo haga.',
  checklistHelp_address:
    'Publique uno con su calle y ciudad: los visitantes ven la dirección en cada evento que se celebra allí.',
  checklistHelp_colleague: 'Varias personas pueden trabajar a la vez sin perder cambios.',
  checklistHelp_domain: 'Así los visitantes le encuentran con un nombre propio.',
  checklistHelp_event: 'Para empezar bastan un título y una imagen; las funciones vienen después.',
  checklistHelp_home: 'La página con la dirección «home» es la que los visitantes ven primero.',
  checklistHelp_logo: 'Sus colegas reconocen el sitio por él.',
  checklistHelp_name: 'Aparece en cada página y en cada correo: {{name}}',
  checklistPutAway: 'Ocultar',
  checklistPutAwayFailed: 'No se pudo recordar. Inténtelo de nuevo.',
  checklistShow: 'Mostrar los primeros pasos',
  checklistStepDone: 'Hecho',
  checklistStepOpen: 'Pendiente',
  checklistStep_address: 'Añada sus espacios',
  checklistStep_colleague: 'Invite a un colega',
  checklistStep_domain: 'Conecte su dominio',
  checklistStep_event: 'Publique su primer evento',
  checklistStep_home: 'Publique su página de inicio',
  checklistStep_logo: 'Añada su logotipo',
  checklistStep_name: 'Revise el nombre de su sitio',
  checklistTitle: 'Primeros pasos',
}

import { labelMessages } from './labels/es'
import type { ContentMessages } from './types'

export const contentMessages: ContentMessages = {
  changed: 'Cambiado',
  created: 'Creado',
  firstPublished: 'Publicado por primera vez',
  headings: { Site: 'Sitio', Stories: 'Historias' },
  labels: labelMessages,
  publication: 'Publicación',
  types: {
    'access-requests': { plural: 'Solicitudes de acceso', singular: 'Solicitud de acceso' },
    addons: { plural: 'Complementos', singular: 'Complemento' },
    apps: { plural: 'Aplicaciones', singular: 'Aplicación' },
    'audit-log': { plural: 'Registro de actividad', singular: 'Entrada del registro' },
    avatars: { plural: 'Fotos de perfil', singular: 'Foto de perfil' },
    blogs: {
      description: 'Lugares para historias: noticias, el archivo, cartas desde los ensayos.',
      plural: 'Blogs',
      singular: 'Blog',
    },
    collaborators: { plural: 'Colaboradores', singular: 'Colaborador' },
    'event-collections': {
      description: 'Eventos que van juntos: para familias, este fin de semana, un festival.',
      plural: 'Colecciones de eventos',
      singular: 'Colección de eventos',
    },
    'event-instances': {
      description: 'Cada función por separado, con su hora y su lugar.',
      plural: 'Funciones',
      singular: 'Función',
    },
    events: {
      description: 'Producciones, conciertos, exposiciones, charlas: por lo que viene la gente.',
      plural: 'Eventos',
      singular: 'Evento',
    },
    files: { description: 'Programas, fichas técnicas, dosieres de prensa.', plural: 'Archivos', singular: 'Archivo' },
    fonts: { description: 'Tipos de letra que puede usar su tema.', plural: 'Tipografías', singular: 'Tipografía' },
    'form-submissions': { plural: 'Respuestas de formularios', singular: 'Respuesta de formulario' },
    forms: {
      description: 'Consultas, audiciones, voluntariado: lo que le envían los visitantes.',
      plural: 'Formularios',
      singular: 'Formulario',
    },
    'invite-tokens': { plural: 'Invitaciones', singular: 'Invitación' },
    mails: { plural: 'Correos', singular: 'Correo' },
    media: {
      description: 'Imágenes, sonido y vídeo para sus páginas y eventos.',
      plural: 'Multimedia',
      singular: 'Elemento multimedia',
    },
    menus: {
      description: 'Lo que está arriba y abajo en cada página de su sitio web.',
      plural: 'Menús',
      singular: 'Menú',
    },
    memberships: { plural: 'Acceso a sitios', singular: 'Acceso a un sitio' },
    organizations: {
      description: 'Compañías, orquestas, coros, patrocinadores, socios.',
      plural: 'Organizaciones',
      singular: 'Organización',
    },
    pages: {
      description: 'Todo lo de su sitio web que no es un evento ni una historia.',
      plural: 'Páginas',
      singular: 'Página',
    },
    people: {
      description: 'Actores, directores de orquesta, compositores, directores de escena, personal.',
      plural: 'Personas',
      singular: 'Persona',
    },
    plans: { plural: 'Planes', singular: 'Plan' },
    posts: { description: 'Las historias mismas.', plural: 'Entradas', singular: 'Entrada' },
    redirects: {
      description: 'Direcciones antiguas que llevan a las nuevas.',
      plural: 'Redirecciones',
      singular: 'Redirección',
    },
    'reusable-content': {
      description: 'Contenido que está en varias páginas y se cambia en un solo lugar.',
      plural: 'Contenido reutilizable',
      singular: 'Contenido reutilizable',
    },
    seasons: {
      description: 'El año o medio año al que pertenece un programa.',
      plural: 'Temporadas',
      singular: 'Temporada',
    },
    series: {
      description: 'Ciclos que recorren una temporada: abonos, sesiones nocturnas, conciertos familiares.',
      plural: 'Ciclos',
      singular: 'Ciclo',
    },
    tenants: { plural: 'Sitios', singular: 'Sitio' },
    themes: { description: 'El aspecto de su sitio web.', plural: 'Temas', singular: 'Tema' },
    'user-roles': { plural: 'Roles', singular: 'Rol' },
    users: { plural: 'Usuarios', singular: 'Usuario' },
    venues: { description: 'Donde ocurre: teatros, salas, plazas.', plural: 'Recintos', singular: 'Recinto' },
    works: {
      description: 'Obras de teatro, sinfonías, ballets: lo que se representa.',
      plural: 'Obras',
      singular: 'Obra',
    },
  },
}

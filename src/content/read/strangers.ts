/** Languages that the site is not written in, by words that a text pasted in one of them has. */
import {lists} from '../language/smallWords';

/** Small words: a word that is one of the site's own languages as well tells nothing, and is left out. */
const SMALL: Readonly<Record<string, string>> = {
  fr: `le les des du une et est sont dans pour avec vous nous votre notre vos nos qui ne pas plus sur au aux
    ce cette ces il elle ils elles être avoir fait tous toute toutes tout très où mais donc leur leurs chez
    sans sous après avant quand chaque pendant peut jamais toujours vers puis aussi deux trois à ton ta
    la de en un tu te se me on que si entre par es`,
  it: `il lo gli della dello dei degli delle nel nella nei sono che per uno non più come anche quando dove
    tuo tua suo sua questo questa ogni senza dopo prima puoi sotto tra fra dal dalla alla alle ma sei
    siamo noi voi loro può qui chi lui lei bene tutto tutti tutte molto sempre mai è nostro nostra
    la una un in con se si mi ti al del tu le los di da e no`,
  pt: `os um uma do da dos das na nos nas em não são com por mais você seu sua ao pelo pela quando também
    muito já depois antes sem isso esse essa nós eles elas tem há até onde foi ser estar pode é nosso nossa
    o a e de que se como as no este esta entre sobre un la para`,
  ca: `els amb per són més quan també molt després abans sense això aquest aquesta dels als pel hi teu teva
    seu seva nostre nostra nostres vostre vostra tot tota tots totes pots vols fins és què qui sempre mai
    està algú cada ens el la les de un una que se no en i a al del com entre sobre tu te es on`,
  de: `der die das und ist sind mit für auf ein eine einen nicht von zu zum zur im den dem des sich auch
    wenn aber oder nach vor bei über unter wir uns unsere sie ihr ich du man kann wird werden haben hat
    alle alles nur noch mehr immer kein keine keinem dein deine`,
};

/** What such a text is about: a house, its nights and massages, and the labels of its buttons. */
const SUBJECTS: Readonly<Record<string, string>> = {
  fr: `nuit nuits maison ouverte ouvert fermer fermé accueil retour contenu accepter refuser enregistrer
    réserver réservez réservation durée prix heure heures thé chambre hôtel venons venez sommes êtes
    précédente précédent suivante suivant galerie écrire écrivez appeler appelez choisir choisissez rien
    presque adresse téléphone courriel langues propos voir bonsoir bonjour merci entrée chaud chaude longue
    corps mains lumière ensuite pourquoi aucun aucune fois mois ans nouvelle nouveau afficher masquer envoyer
    copier annuler douche précise discrètes posé`,
  it: `notte notti giorno aperta aperto chiudi chiudere accetta accettare rifiuta salva prenota prenotare
    prenotazione durata prezzo acqua tè albergo torna indietro avanti successiva successivo immagine immagini
    scrivi chiama scegli leggi niente indirizzo telefono lingue messaggio qualcosa andato storto buonasera
    grazie luce mani silenzio annulla invia mostra nascondi massaggio massaggi massaggiatrice contatti così
    già perché siamo c’è nessun nessuna nessuno quando vuoi vuole chiamaci scrivici`,
  pt: `noite noites aberto aberta fechar aceitar tudo recusar duração preço água chá quarto voltar conteúdo
    imagem imagens seguinte escreva ligue escolha endereço telefone mensagem obrigado obrigada longa quiser massagem
    massagens massagista nossos nossas fica`,
  ca: `nit nits obert oberta oberts obertes tancar tancada acceptar rebutjar desar durada preu hores aigua
    habitació enrere contingut imatge imatges següent escriu truca trucar tria triar llegeix gairebé adreça
    telèfon llengües idiomes missatge pàgina programes massatge massatges massatgista massatgistes correu nom
    edat llum llit veu cerimònia respon sortida discretes benvinguda tovallola tovalloles calenta calent
    poques preguntes arribar arribada formulari formularis omplir dreta sabates vegada vegades envies vulguis llarga bé molta`,
  de: `nacht haus tür offen geschlossen schließen schliessen akzeptieren ablehnen speichern buchen buchung
    dauer preis stunde stunden wasser tee zimmer zurück weiter oben unten inhalt springen bilder schreiben
    anrufen wählen lesen nichts etwas adresse telefon sprachen nachricht besuch seite heute ganze bleibt
    kontakt galerie ankunft danke guten abend arbeitet bitte klingeln klingelt rufen wollen einmal anbieter zeigen schiefgelaufen`,
};

/** What is also a word of a language of the site, or stands in its texts: it tells no stranger there. */
const SHARED: Readonly<Record<string, string>> = {
  en: `no a o e as man die hat in me se do an on son sin com par mal mas pour plus sans chez avant fait den
    dove ma lei per hi mit i tot bé thé est cap tee prima as fin pots envies mains corps prix douche come
    chi dal propos et sense tots non pendant nouveau nous sous entrée tout ton nit nits quarto von der copier em`,
  es: `no a o e as man die hat in me se do an on son sin com par mal mas sur os da das pelo ser i prima tua
    plus cada nota as di come torna salva luce posé ligue pela pode envies chi truca trucar une uno loro
    preguntes programes arribar arribada triar aceitar fechar recusar longa`,
};

/** A stranger's words: `all` that it is known by, and those that the language of a text has not. */
type Stranger = {readonly all: ReadonlySet<string>; readonly only: ReadonlySet<string>};

const own = new Set([...lists.values()].flatMap((words) => [...words]));

function strangersTo(locale: string): ReadonlyMap<string, Stranger> {
  const shared = new Set((SHARED[locale] ?? '').split(/\s+/));
  return new Map(
    Object.entries(SMALL).map(([language, small]): [string, Stranger] => {
      const all = `${small} ${SUBJECTS[language] ?? ''}`.split(/\s+/).filter(Boolean);
      const only = all.filter((word) => !own.has(word) && !shared.has(word));
      return [language, {all: new Set(all), only: new Set(only)}];
    }),
  );
}

/** The strangers to each language of the site, by the stranger's code. */
export const strangers: ReadonlyMap<string, ReadonlyMap<string, Stranger>> = new Map(
  [...lists.keys()].map((locale) => [locale, strangersTo(locale)]),
);

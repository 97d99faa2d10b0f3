import type { LeaningWords } from '../../pack-format/leanings.ts';

export const nlLeanings: LeaningWords = {
  ceased:
    'gestopt opgegeven opgehouden niet_meer verkocht vroeger voorheen gepensioneerd opgezegd geannuleerd verlopen afgeschaft weggedaan weggegeven overleden voorbij afgelopen uitgeschreven eruit_gehaald afgesloten',
  missing:
    'zonder vergeten kwijt verloren ontbreekt geen niemand niets nergens leeg thuis blijft_thuis blijft_bij gelaten alleen_ik in_mijn_eentje mist',
  averse:
    'haat bang angst paniek vreselijk verschrikkelijk afschuwelijk echt_niet alsjeblieft_niet hou_niet_van houd_niet_van kan_niet_tegen allergisch te_duur afzetterij geldverspilling onzin liever_niet walg zonde gruwel hekel moet_er_niet_aan',
  unable:
    'te_jong te_oud te_klein te_groot te_zwaar te_laat kan_niet mag_niet verboden onmogelijk nauwelijks amper moeilijk lukt_niet moeite red_ik_niet',
  limited: 'alleen slechts enkel maar hooguit uitsluitend louter niks_anders',
  otherwise:
    'in_plaats zelf zelfs lopend te_voet met_de_bus met_de_fiets met_de_trein iemand_anders elders ergens_anders andere ander liever die_van_u die_van_jullie jullie uw samenwonend elektrisch red_me openbaar',
  eager:
    'graag dolgraag heerlijk geweldig leuk fijn prachtig prima top super perfect blij verheug zin_in met_plezier waarom_niet zou_fijn zou_mooi zou_handig lijkt_me_leuk lekker hartstikke enthousiast goed_idee meteen van_harte',
  needed:
    'moet moeten nodig belangrijk noodzakelijk onmisbaar kan_niet_zonder kunnen_niet_zonder verplicht afhankelijk anders vereist wel_zo',
  regular:
    'altijd elke elk iedere ieder vaak dagelijks regelmatig constant meestal steeds sinds al_jaren wekelijks twee_keer soms s_avonds s_nachts s_ochtends pakje weekend doorgaans al_mijn_hele',
  own: 'heb hebben heeft mijn m_n onze ons zijn haar bezit meegenomen neem_mee nemen_mee neem brengt meebrengen gaat_mee komt_mee er_is er_zijn er_ligt er_staat hier_is beschik',
  done: 'al reeds gisteren vorig_jaar vorige_week vorige_maand gedaan gehad betaald getekend geboekt gehaald geslaagd afgerond ontvangen verstuurd gevaccineerd ingeschreven diploma zwemdiploma allang bewijs',
  wanted:
    'alstublieft alsjeblieft aub graag_bij doe_maar doet_u zet_mij zet_ons schrijf_mij tel_mij wil willen wens wensen zou_graag ik_neem neem_ik voeg_toe geef_maar pak_het inpakken erbij kom_maar stuur_maar',
  spared:
    'genoeg volstaat hoeft laat_maar bespaar overbodig onnodig niet_nodig doe_geen_moeite dank bedankt sla_over kan_zonder gaat_zo_ook laat_zitten prima_zonder niet_de_moeite',
  mocking:
    'was_het_maar ben_je_gek bent_u_gek je_maakt_een_grap alsof kom_nou wat_denk wat_dacht in_je_dromen hoe_komt_u het_idee god_nee ga_weg',
  well: 'gezond fit veilig ongevaarlijk schoon nieuw gloednieuw intact heel in_orde goede_staat rustig braaf lelijk kerngezond keurig ongedeerd stevig puik',
  harmed:
    'gewond kapot gebroken bloed* pijn zeer beschadig* gevallen valt vallen gevaar* glas scherven scherp lek lekt lekkage overstrom* kras krassen deuk scheur ziekenhuis ambulance ziek duizelig geduwd geslagen bedreig* mes erger verbrand struikel*',
  deferred:
    'nog_niet binnenkort volgend_jaar volgende_maand volgende ooit later wachtlijst wachten wacht over_twee over_een moet_nog komt_nog wordt_nog straks van_plan aangevraagd zodra',
  many: 'veel vele meerdere enkele aantal paar twee drie vier vijf zes zeven acht negen tien alle alles allemaal beide vol dozijn zat hoop heleboel',
  certain:
    'natuurlijk vanzelfsprekend uiteraard zeker absoluut tuurlijk logisch ongetwijfeld jazeker nou_en_of immers daarom wel toch inderdaad sowieso beslist allicht wis',
  never:
    'nooit geen_enkel nimmer helemaal_niet absoluut_niet nog_nooit niet noch evenmin geenszins',
  omitted: 'vergeten laat_weg weglaten zonder kwijt schrap overslaan sla_over laat_maar',
};

import type { PolarityWords } from '../../pack-format/polarity.ts';

export const nlPolarity: PolarityWords = {
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
  first_time:
    'eerste_keer de_eerste het_eerste mijn_eerste m_n_eerste onze_eerste ons_eerste beginner beginners beginneling groentje nieuweling van_nul nooit_eerder nog_nooit voor_het_eerst debuut leerling nieuw_in starter',
  gone: 'opgezegd afgezegd geannuleerd weggedaan weggegooid verkocht verkochten gesloopt eruit_gehaald eruit_gesloopt afgebroken weggehaald verwijderd overleden dood gestorven ingeslapen laten_inslapen vertrokken verhuisd uit_elkaar gescheiden scheiding teruggegeven teruggebracht teruggestuurd ingeleverd weggegeven cadeau_gedaan gestolen gejat verdwenen gestopt ermee_gestopt opgehouden afgelopen_mee gesloten failliet ontslagen eruit_gevlogen afgehaakt uitgeschreven afgesloten vanaf_zijn er_vanaf ervan_af kwijtgeraakt achter_de_rug',
  consenting:
    'ga_uw_gang ga_je_gang doe_maar gerust geen_probleem geen_bezwaar geen_enkel prima_hoor best_hoor is_goed mij_best van_mij_mag mag_gerust natuurlijk_mag bel_maar belt_u_maar vraag_maar kom_maar komt_u_maar zet_maar leg_maar neem_maar schrijf_maar zeg_maar laat_maar_komen vind_ik_goed vind_het_goed vind_ik_prima akkoord afgesproken weet_ervan weten_ervan heb_er_geen niks_op_tegen niets_op_tegen graag_zelfs hoe_meer wanneer_u_wilt altijd_welkom welkom',
  forbidding:
    'waag_het blijf_af afblijven handen_af geen_sprake geen_denken geen_haar over_mijn_lijk mag_niet wil_niet willen_niet wil_ik_niet liever_niet dacht_het_niet weiger weigert tegen verboden verbied verbiedt schaam schamen gênant privé privacy vertrouwelijk gaat_niemand laat_staan niet_aan_beginnen pas_ervoor doe_mij_maar bedank_ervoor ik_pas hoef_ik_niet',
  even: 'ook zelfs bovendien tevens daarnaast nog_een allebei inclusief evenals samen_met eveneens plus de_hele',
  placed:
    'ligt liggen hangt hangen staat staan zit zitten in_de_la in_de_lade in_de_kast in_de_kelder in_de_keuken in_de_garage op_tafel op_de_koelkast voor_me voor_mijn_neus voor_de_deur hier_voor hiernaast ernaast eronder beneden boven om_de_hoek in_de_gang aan_de_muur in_mijn_tas geparkeerd achter_in in_de_schuur',
  over: 'meer_dan boven_de over_de hoger groter ouder langer_dan zwaarder minstens minimaal ruim dubbel het_dubbele gepasseerd overschrijdt ouder_dan',
  under:
    'minder_dan onder_de jonger kleiner korter lichter lager binnen hooguit hoogstens maximaal nog_geen niet_eens net_geen amper nauwelijks tot_en_met pas de_helft',
  failing:
    'doet_het_niet werkt_niet kapot stuk defect hapert weigert_dienst buiten_werking vastgelopen verroest verlopen ongeldig afgewezen geweigerd gezakt valt_uit begeeft versleten achterstand schulden achterstallig aanmaning lekt rammelt hernia',
  working:
    'werkt doet_het loopt draait rijdt geïnstalleerd ingebouwd aangesloten gemonteerd geplaatst geldig verzekerd gedekt opgeladen onderhouden gekeurd in_orde in_gebruik gehaald op_orde klopt_nog',
};

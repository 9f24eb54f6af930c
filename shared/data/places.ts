// Made by scripts/data.ts from the sources in this folder (see ATTRIBUTION.md). Do not edit.

/** One district, metro or city per line. Places refer to them by line number, from 0. */
export const townNames = `Alfred Nzo District Municipality
Amajuba District Municipality
Amathole District Municipality
Bojanala Platinum District Municipality
Buffalo City Metropolitan Municipality
Cape Town
Cape Winelands District Municipality
Capricorn District Municipality
Central Karoo District Municipality
Chris Hani District Municipality
City of Cape Town
City of Johannesburg Metropolitan Municipality
City of Tshwane Metropolitan Municipality
Despatch
Dr Kenneth Kaunda District Municipality
Dr Ruth Segomotsi Mompati District Municipality
Durban
East London
Eden District Municipality
Ehlanzeni District
Ekurhuleni
Ekurhuleni Metropolitan Municipality
Fezile Dabi District Municipality
Frances Baard District Municipality
Gert Sibande District Municipality
Gqeberha
Joe Gqabi District Municipality
Johannesburg
John Taolo Gaetsewe District Municipality
Lejweleputswa District Municipality
Mangaung Metropolitan Municipality
Mopani District Municipality
Namakwa District Municipality
Nelson Mandela Bay Metropolitan Municipality
Ngaka Modiri Molema District Municipality
Nkangala District Municipality
OR Tambo District Municipality
Overberg District Municipality
Pixley ka Seme District Municipality
Pretoria
Qonce
Sarah Baartman District Municipality
Sedibeng District Municipality
Sekhukhune District Municipality
Sisonke District Municipality
Siyanda District Municipality
Thabo Mofutsanyana District Municipality
Ugu District Municipality
Vhembe District Municipality
Waterberg District Municipality
West Coast District Municipality
West Rand District Municipality
Xhariep District Municipality
Zululand District Municipality
eThekwini Metropolitan Municipality
iLembe District Municipality
uMgungundlovu District Municipality
uMkhanyakude District Municipality
uMzinyathi District Municipality
uThukela District Municipality
uThungulu District Municipality`;

/**
 * Lines are '# Province' or 'name;latitude;longitude;district;area;city;people;other names;id': the next three by
 * line number of the names, about how many people live there in hundreds, other names separated by |, the id; without what is
 * usual (placeTable.ts) and what is empty at the end.
 */
export const placeTable = `# Eastern Cape
Aberdeen;-32.47588;24.06525;41;;;;Xamdeboo
Addo;-33.54833;25.6899;41
Adelaide;-32.70747;26.29564;2;;;120
Alexandria;-33.65346;26.41268;41
Dikeni;-32.78749;26.8344;2;;;98;Alice;eastern-cape-alice
Alicedale;-33.31905;26.09139;41
Maletswai;-30.69366;26.71141;26;;;440;Aliwal North;eastern-cape-aliwal-north
Balfour;-32.5404;26.67944;2
Barkly East;-30.9683;27.59567;26;;;150
Bathurst;-33.4998;26.8294;41
Bedford;-32.67903;26.08686;2
Bhisho;-32.84721;27.44218;4;;40;1400;Bisho
Bizana;-30.85907;29.85384;0;;;150
Bontrug;-33.39786;25.48283;41
Burgersdorp;-30.99766;26.32862;26;;;130
Butterworth;-32.33083;28.14981;2;;;340;Gcuwa
Cacadu;-31.70208;27.23305;9;;;250;Lady Frere
Cala;-31.52356;27.6952;9;;;150
Cathcart;-32.2985;27.14362;2
Cedarville;-30.38419;29.04164
Centane;-32.50598;28.31578;2
Cintsa Mouth West;-32.84522;28.11598;2
Clarendon Marine;-34.01235;25.36577;33;;25;150
Clarkson;-34.01521;24.34291;41
Cofimvaba;-32.00115;27.58045;9;;;150
Colchester;-33.69135;25.82199;33;;25;90
Coldstream;-33.96462;23.71516;41
Cookhouse;-32.74322;25.80037;41
Nxuba;-32.16422;25.61918;9;;;330;Cradock;eastern-cape-cradock
Dimbaza;-32.83483;27.21742;4;;40;150
Dordrecht;-31.372;27.04878;9;;;91
Ducats;-32.92795;27.90373;4;;17;90
Dutywa;-32.09618;28.30489;2;;;50;Idutywa
East London;-33.01529;27.91162;4;;;4800;KuGompo City
Ekhephini;-30.96815;27.59278;26
Elliotdale;-31.96292;28.68401;2;;;;Xhora
Enon;-33.39608;25.54653;41
Flagstaff;-31.08042;29.49522;36;;;150
KwaMaqoma;-32.77477;26.63376;2;;;580;Fort Beaufort;eastern-cape-fort-beaufort
Frankfort;-32.72985;27.46644;2;;40;90
Glenmore;-33.13235;26.87483;2
Gonubie;-32.94433;28.01496;4;;17;110
Gqeberha;-33.96109;25.61494;33;;;9700;Port Elizabeth
Graaff-Reinet;-32.25215;24.53075;41;;;630;Robert Sobukwe Town
Makhanda;-33.30422;26.53276;41;;;920;Grahamstown;eastern-cape-grahamstown
Hamburg;-33.29042;27.4747;2
Hankey;-33.83308;24.88359;41
Hanover;-32.81899;27.4806;4;;40;90
Hofmeyr;-31.65349;25.80366;9
Hogsback;-32.59527;26.94019;2
Humansdorp;-34.02903;24.76912;41
Ilinge;-31.97676;27.04267;9;;;110
Ilitha;-32.89243;27.5305;4;;40;110
Indwe;-31.46667;27.33333;9
James Calata;-31.12139;26.80667;26;;;50;Jamestown
Jansenville;-32.94306;24.67218;41;;;150
Jeffreys Bay;-34.04526;24.92146;41
Joubertina;-33.82547;23.85618;41
Kareedouw;-33.9528;24.29053;41;;;150
Kariega;-33.75562;25.40074;33;;;2300;Uitenhage
Kei Mouth;-32.68197;28.37632;2
Kei Road;-32.70548;27.54697;2;;40;90
Keiskammahoek;-32.68248;27.15027;2
Kenton;-33.66667;26.65;41
Khaya Mnandi;-33.82628;25.45378;33;;13;90
Khowa;-31.33306;27.85;9;;;120;Elliot
Nqweba;-33.39829;25.44279;41;;;100;Kirkwood;eastern-cape-kirkwood
Klipplaat;-33.01907;24.34077;41
Komga;-32.57704;27.892;2;;;150
Krakeelrivier;-33.81706;23.73596;41
Kruisfontein;-34.00333;24.73142;41;;;190
Lady Grey;-30.71084;27.21613;26;;;150
Libode;-31.54331;29.0164;36;;;150
Loerieheuwel;-33.87596;25.02064;41
Louterwater;-33.80009;23.66382;41
Lusikisiki;-31.36199;29.57328;36
Nqanqarhu;-31.07104;28.35183;26;;;150;Maclear;eastern-cape-maclear
Maluti;-30.26207;28.79242;0
Matatiele;-30.34357;28.81161;;;;150
Mdantsane;-32.93324;27.77656;4;;17;550
Middelburg;-31.49285;25.00633;9;;;180
Middledrift;-32.81851;26.98812;2
Mkukwini;-31.97144;27.43361;9
Molteno;-31.39675;26.36246;9;;;100
MaXesibeni;-30.80821;29.36644;0;;;150;Mount Ayliff;eastern-cape-mount-ayliff
KwaBhaca;-30.90173;28.99238;0;;;150;Mount Frere;eastern-cape-mount-frere
Mqanduli;-31.81919;28.76175;36
Msobomvu;-32.69854;26.85864;2
Mthatha;-31.58893;28.78443;36;;;790;Umtata
Ndevana;-32.90769;27.50973;4;;40;90
Ngabangu;-32.62924;27.39823;2
Ngcobo;-31.6754;27.99664;9;;;;Engcobo
Ngqamakhwe;-32.19648;27.93807;2
Ngqeleni;-31.67315;29.03327;36
Nieu-Bethesda;-31.867;24.55499;41;;;;Kwa Noheleni
Nomathamasanqa;-33.52276;25.71044;41
Ntabankulu;-30.95901;29.30297;0
Ntabozuko;-32.88304;27.58186;4;;40;110;Berlin
Patensie;-33.76007;24.81383;41
Paterson;-33.44064;25.9741;41
Pearston;-32.5822;25.13832;41
Peddie;-33.20059;27.11385;2;;;150
Phakamisa;-32.93328;27.4571;4;;40;130
Port Alfred;-33.58601;26.88329;41;;;180
Port Saint John’s;-31.62291;29.54477;36;;;59;;eastern-cape-port-saint-johns
Qonce;-32.88076;27.39377;4;;;;King William's Town
Queensdale;-31.87101;26.97862;9;;;200
Komani;-31.89756;26.87533;9;;;1100;Queenstown;eastern-cape-queenstown
Qumbu;-31.16304;28.87056;36;;;150
Rietbron;-32.90194;23.15084;41
Sanddrif;-33.98298;23.99581;41
Santombe;-30.81595;29.36159;0
Seymour;-32.55571;26.76534;2
KwaNojoli;-32.72173;25.58804;41;;;160;Somerset East;eastern-cape-somerset-east
St Francis Bay;-34.16026;24.82618;41
Sterkstroom;-31.55714;26.55417;9
Steynsburg;-31.29565;25.82338;26
Steytlerville;-33.33274;24.34539;41
Stormsrivier;-33.97041;23.88247;41
Stutterheim;-32.57076;27.42396;2;;;360
Tarkastad;-32.00893;26.25935;9;;;150
Teko Springs;-32.37664;28.30316;2
Thornhill;-33.89511;25.13914;41;;;50
Tlokoeng;-30.69268;28.5061;26;;;;Mount Fletcher
Tsolo;-31.30781;28.75541;36
Tsomo;-32.03679;27.81994;9
Tyusha;-32.76494;27.318;4;;40;90
Ugie;-31.19809;28.23351;26
Venterstad;-30.77619;25.79923;26
Wesley;-33.31949;27.33962;2
Westville;-33.82908;25.48575;33;;25;90
Whittlesea;-32.17588;26.82437;9;;;120
Willowmore;-33.29265;23.48954;41;;;71
Willowvale;-32.26588;28.50727;2
Woodlands;-34.00208;24.17132;41
# Free State
Allanridge;-27.75431;26.64382;29;;;320
Arlington;-28.02881;27.85335;46
Bertha Shaft Village;-26.75488;27.93914;22
Bethlehem;-28.23078;28.30707;46;;;840
Bethulie;-30.49864;25.97458;52
Bloemfontein;-29.12107;26.214;30;;;4600
Boshof;-28.53914;25.23965;29;;;150
Bothaville;-27.3887;26.61701;29;;;720
Botshabelo;-29.26737;26.72595;30;;;3100
Bultfontein;-28.28756;26.14996;29;;;150
Clarens;-28.5154;28.41985;46
Cornelia;-27.23227;28.85226;22
Dealesville;-28.67486;25.76681;29
Deneysville;-26.8908;28.09707;22;;;120
Dewetsdorp;-29.58274;26.66511;52;;;150
Edenburg;-29.73661;25.9364;52
Edenville;-27.5518;27.67632;22
Excelsior;-28.94089;27.06069;46
Fauresmith;-29.74893;25.31505;52
Ficksburg;-28.872;27.87506;46;;;150
Fouriesburg;-28.61961;28.20966;46
Frankfort;-27.27888;28.49696;22;;;19
Gariep Dam;-30.60093;25.49501;52
Groenpunt;-26.82634;28.03844
Harrismith;-28.27276;29.12946;46;;;350
Heilbron;-27.28115;27.9709;22;;;550
Hennenman;-27.97654;27.02423;29;;;230
Hertzogville;-28.12759;25.50387;29
Hlohlolwane;-28.91588;27.56957;46;;;120;Clocolan
Hobhouse;-29.5272;27.14472;46
Hoopstad;-27.83273;25.90833;29;;;130
Ikgomotseng;-28.73477;26.10788;29
Jacobsdal;-29.12792;24.77382;52
Jagersfontein;-29.76126;25.42706;52
Kestell;-28.31094;28.7036;46
Koffiefontein;-29.40661;25.00309;52;;;150
Koppies;-27.24179;27.57422;22;;;110
Kragbron;-26.90782;27.88731;22
Kroonstad;-27.65036;27.23488;22;;;1000
Kutloanong;-27.83333;26.75;29;;;950
Ladybrand;-29.19448;27.45739;46;;;170
Lindley;-27.8791;27.91348;46;;;120
Luckhoff;-29.75023;24.78794;52
Mamafubedu;-27.66606;28.13132;46;;;;Petrus Steyn
Marquard;-28.66449;27.43048;46;;;110
Memel;-27.68159;29.56686;46
Odendaalsrus;-27.87394;26.69072;29
Oranjeville;-26.99379;28.20967;22
Parys;-26.9033;27.45727;22;;;710
Paul Roux;-28.29747;27.95042;46
Petrusburg;-29.11597;25.41435;52
Philippolis;-30.26556;25.27427;52
Phomolong;-28.01274;27.08234;29
Phuthaditjhaba;-28.52423;28.81582;46;;;840;Witsieshoek|QwaQwa
Reddersburg;-29.65301;26.16773;52
Reitz;-27.80138;28.42726;46;;;170
Rosendal;-28.50481;27.93293;46
Rouxville;-30.41827;26.83656;52
Sasolburg;-26.81358;27.81695;22;;;770
Senekal;-28.31971;27.62082;46;;;400
Smithfield;-30.21366;26.5307;52
Springfontein;-30.26391;25.70401;52
Steynsrus;-27.95333;27.56394;22
Thaba Nchu;-29.20932;26.83898;30;;;390
Theunissen;-28.41098;26.70107;29;;;350
Trompsburg;-30.03363;25.78041;52;;;150
Tshiame;-28.33057;28.99087;46
Tweeling;-27.55513;28.51609;22
Tweespruit;-29.18521;27.03189;46
Van Stadensrus;-29.98737;27.0163;52
Ventersburg;-28.08561;27.13814;29;;;110
Verkeerdevlei;-28.83264;26.7777;29
Viljoenskroon;-27.20841;26.94855;22;;;550
Villiers;-27.03026;28.60061;22;;;110
Virginia;-28.10391;26.86593;29;;;1200
Vrede;-27.42573;29.16585;46;;;150
Vredefort;-27.00805;27.3646;22;;;110
Warden;-27.85452;28.9653;46
Welkom;-27.97742;26.73506;29;;;4300
Wepener;-29.72866;27.03805;52
Wesselsbron;-27.8549;26.36583;29;;;430
Winburg;-28.51805;27.00933;29;;;110
Winnie Mandela;-28.70025;26.4581;29;;;120;Brandfort
Zastron;-30.30225;27.08395;52;;;120
# Gauteng
Alberton;-26.26786;28.12225;21;;20;1200
Alexandra;-26.10528;28.09884;11;;27;150
Bagale;-26.06566;27.64765;51
Benoni;-26.18848;28.32078;21;;20;6100
Boksburg;-26.21197;28.25958;21;;20;4500
Brakpan;-26.23656;28.36938;21;;20;3100
Bronkhorstspruit;-25.81015;28.74248;12;;39;270
Carletonville;-26.36094;27.39767;51;;;1800
Centurion;-25.85891;28.18577;12;;39;2300;Verwoerdburg
Cullinan;-25.67088;28.52364;12;;39;250
Devon;-26.35576;28.77837;42
Diepsloot;-25.93312;28.01213;11;;27;3500
Eastleigh;-26.12965;28.15541;21;;27;70
Eden Glen;-26.1323;28.16859;21;;20;73
Eden Glen Ext 60;-26.12593;28.165;21;;20;55
Edenvale;-26.14095;28.15247;21;;20;490
Ekangala;-25.668;28.73;12;;39;380
Elsburg Gold Mine;-26.40967;27.68114;51
Etwatwa;-26.12516;28.45472;21;;20;630
Evaton;-26.53333;27.85;42
Fochville;-26.48862;27.49387;;;;620
Ga-Rankuwa;-25.61692;27.99471;;;39;690
Germiston;-26.215;28.164;21;;20;150
Glenharvie;-26.38989;27.61592;51
Hammanskraal;-25.40892;28.287;;;39;130
Heidelberg;-26.50476;28.35921;42;;;640
Hillshaven;-26.36447;27.65808;51
Ivory Park;-26.002;28.19;11;;27;270
Johannesburg;-26.20227;28.04363;11;;;20000
Kameelkraal;-25.9009;28.53333;12;;39;90
Krugersdorp;-26.08577;27.77515;51;;;3800
Leeudoorn Mine;-26.44244;27.57278;51
Mabopane;-25.509;28.064;12;;39;970
Magaliesburg;-25.9936;27.55619;51
Mamello;-26.87212;28.2534;42
Meyerton;-26.55987;28.0195;42;;;150
Midrand;-25.976;28.118;11;;27;1700
Midstream;-25.91849;28.19881;21;;20;250
Modderfontein;-26.08909;28.16534;11;;27
Muldersdriseloop;-26.03673;27.83798;51;;27;15
Nigel;-26.43138;28.47713;21;;;1400
Onverwacht;-25.60233;28.59898;12;;39;90
Orange Farm;-26.48333;27.86667;11;;27;100
Orient Hills;-26.03137;27.60266;51
Poortje;-26.45951;27.76726;11;;27;90
Pretoria;-25.74486;28.18783;12;;;16000;Tshwane
Randburg;-26.0941;28.00123;11;;27;3400
Randfontein;-26.1844;27.70203;51;;;1300
Randvaal;-26.43358;28.09267;42
Rayton;-25.73917;28.53338;12;;39;110
Rethabiseng;-25.72286;28.71689;12;;39;150
Roodepoort;-26.1625;27.8725;11;;27;2300
Seberuberung;-26.41447;27.6991;51
Soshanguve;-25.47288;28.09919;12;;39;1300
Soweto;-26.26781;27.85849;11;;27;17000
Springs;-26.25837;28.47173;21;;20;1900
Springs;-26.25;28.4;21;;20;1900;;gauteng-springs-2
Thembisa;-25.99636;28.2268;21;;20;90
Thembisile;-25.60362;28.88795;12;;39;110
Tokoza;-26.36;28.129;42;;20;410;Thokoza
Vanderbijlpark;-26.71171;27.83795;42;;;2500
Vereeniging;-26.67313;27.92615;42;;;4700
Walkerville;-26.42093;27.95251;42
Welverdiend;-26.38752;27.27789;51
Western Areas;-26.35;27.7;51
Westonaria;-26.31905;27.6486;51;;;1600
# KwaZulu-Natal
Albert Falls;-29.44039;30.43344;56
Ashburton;-29.66664;30.45502;56
Babanango;-28.37734;31.08508;53
Ballitoville;-29.53897;31.21439;55;;16;90
Berea;-29.85185;30.99337;54;;16;150
Bergville;-28.73122;29.35187;59;;;150
Botha’s Hill;-29.7181;30.73331;54;;16;90;;kwazulu-natal-bothas-hill
Bulwer;-29.80593;29.76729;44
Camperdown;-29.72868;30.54256;56;;;150
Cato Ridge;-29.73333;30.58333;54;;16;150
Charlestown;-27.41112;29.87375;1
Cibelichle;-29.63451;29.78891;56
Clydesdale;-30.29831;29.93772
Colenso;-28.73933;29.82582;59
Cool Air;-29.36365;30.63398;56
Coronation;-27.66667;31.05;53
Craigieburn;-30.19709;30.75222;54;;16;130
Creighton;-30.0272;29.83955;44;;;150
Dalton;-29.34093;30.63119;56
Dannhauser;-28.0151;30.05658;1;;;150
Darnall;-29.26679;31.35755;55
Drummond;-29.75575;30.68977;54;;16;90
Dundee;-28.16678;30.23371;58;;;840
Durban;-29.8579;31.0292;54;;;31000
Ekuvukeni;-28.46752;30.15513;59;;;140
Emaqeleni;-28.92643;31.70659;60
Emona;-29.55376;31.09656;54;;16;90
Empangeni;-28.76197;31.89329;60;;;280
Eshowe;-28.88649;31.4699;60;;;150
Estcourt;-29.01269;29.86619;59;;;150
Ezibomvu;-28.09016;30.77948;53
Felixton;-28.82957;31.89125;60
Folweni;-29.99569;30.80724;54;;16;150
Franklin;-30.31655;29.45216;44
Frischgewaagd;-27.38985;30.95469;53
Ga-Malakhe;-30.8063;30.33484;47
Glen Mill;-29.29371;31.1397;55
Glencoe;-28.17827;30.14702;58;;;140
Greylands;-29.52848;31.15385;54;;16;90
Greytown;-29.06415;30.59279;58;;;140
Hambanathi;-29.55416;31.10513;54;;16;110
Harding;-30.57643;29.88401;47;;;150
Hazelmere;-29.59665;31.04358;54;;16;90
Hibberdene;-30.57201;30.57361;47
Hilton;-29.55453;30.301;56
Himeville;-29.74675;29.51361;44;;;150
Hlabisa;-28.14519;31.87719;57;;;150
Hlalanathi;-27.49124;32.18304;57
Hlobane;-27.71656;31.00112;53
Hluhluwe;-28.01895;32.26762;57;;;15
Hopewell;-29.79171;30.39588;56
Howick;-29.47795;30.23057;56;;;290
Ibisikululwa;-30.41119;29.89194;44
Impendle;-29.60049;29.86561;56;;;150
Inanda;-29.7025;30.9528;54;;16;470;Inanda Newtown
Ingwavuma;-27.13313;31.99705;57
eXobho;-30.15;30.08333;44;;;150;Ixopo;kwazulu-natal-ixopo
Izingolweni;-30.78409;30.12294;47;;;150
Jozini;-27.4296;32.06658;57;;;150
Kgwaripe;-28.37007;32.34879;57
Kokstad;-30.54723;29.42412;44;;;250
Kranskop;-28.96667;30.86667;58
KwaDukuza;-29.32816;31.28954;55;;;600;Stanger
KwaGingindlovu;-29.02671;31.58152;60
KwaMbonambi;-28.59827;32.0894;60;;;150
La Mercy;-29.63918;31.13106;54;;16;110
uMnambithi;-28.55874;29.77896;59;;;150;Ladysmith;kwazulu-natal-ladysmith
Lidgetton;-29.44047;30.09997;56
Loss;-28.10478;30.82101;53
Louwsburg;-27.57857;31.2894;53
Magabeni;-30.17242;30.76566;54;;16;90
Mahlabatini;-28.25856;31.44052;53
Mandeni;-29.14691;31.41403;55;;;150
Manguzi;-26.99096;32.75102;57
Margate;-30.8636;30.37052;47;;;340
eMthonjaneni;-28.58664;31.39783;60;;;150;Melmoth;kwazulu-natal-melmoth
Mondlo;-27.98299;30.71769;53;;;450
Mooi River;-29.20824;29.9946;56
Mpophomeni;-29.56822;30.18618;56;;;260
Mpumalanga;-29.81292;30.63646;54;;16;1400;Hammarsdale
Mpungamhlophe;-28.26748;31.25298;53
Mtubatuba;-28.41789;32.18483;57;;;150
Mtunzini;-28.95657;31.75431;60
Ncotshane;-27.342;31.58;53
Ndwedwe;-29.51686;30.92687;55;;;150
New Hanover;-29.35519;30.52801;56
Newcastle;-27.75796;29.9318;1;;;4000
Ngagane;-27.84017;29.99771;1
Nkandla;-28.6207;31.09067;60;;;150
Nkongolwane;-27.68858;31.03867;53
Nondweni;-28.19228;30.81955;58
Nongoma;-27.90968;31.64817;53;;;150
Nottingham Road;-29.35;29.98333;56
Nqutu;-28.21216;30.67542;58
Ntuzuma;-29.739;30.949;54;;16;290
Ocean Drive-In;-29.58971;31.14713;54;;16;90
Paulpietersburg;-27.42426;30.81689;53;;;150
Pennington;-30.36847;30.7025;47
Pietermaritzburg;-29.61679;30.39278;56;;;7500
Pinetown;-29.82068;30.88674;54;;16;1300
Pongola;-27.37808;31.61904;53;;;150
Port Edward;-31.05067;30.22799;47
Port Shepstone;-30.74137;30.45499;47;;;530
Randgate;-28.39885;32.21782;57
Richards Bay;-28.78301;32.03768;60;;;2500
Richmond;-29.87196;30.27235;56;;;320
Rietvlei;-30.5105;29.82637
Saint Lucia;-28.37622;32.41181;57
Scottburgh;-30.28666;30.75316;47;;;240
Sezela;-30.40605;30.68094;47
Shakaskraal;-29.44931;31.21532;55
Solomon Linda;-28.55393;30.42642;58;;;;Pomeroy
Southbroom;-30.91414;30.32701;47
Sundumbili;-29.13371;31.39752;55;;;120
Thembalethu;-27.61748;32.02791;57
oThongathi;-29.57366;31.11552;54;;16;530;Tongaat;kwazulu-natal-tongaat
Tongaat Beach;-29.61376;31.15281;54;;16;90
Trust Feed;-29.39967;30.54276;56
Tugela;-29.17949;31.41695;55
Tugela Ferry;-28.74649;30.45126;58;;;150
Ulundi;-28.33523;31.41617;53;;;210
Underberg;-29.79084;29.49448;44
Utrecht;-27.65862;30.32166;1;;;36
Vryheid;-27.76952;30.79165;53;;;1500
Waay Hoek;-28.53333;30.1;59
Wartburg;-29.43184;30.57567;56;;;150
Wasbank;-28.31314;30.10652;58
Waterval;-27.78333;30.26667;1
Weenen;-28.84918;30.07722;59
Wembesi;-29.04912;29.78232;59;;;;Wembezi
Westbrook;-29.59215;31.16549;54;;16;150
Winterton;-28.81229;29.54123;59
eManzimtoti;-30.05219;30.88527;54;;16;130;Amanzimtoti
eMdloti;-29.66319;31.12103;54;;16;150;Umdloti
eMkhomazi;-30.20672;30.79641;54;;16;200;Umkomaas
eMkhuze;-27.62051;32.03385;57;;;150;Mkuze
eMuziwezinto;-30.31002;30.66275;47;;;150;Umzinto
eSikhaleni;-28.87097;31.89961;60;;;490;Esikhawini
# Limpopo
Alldays;-22.66392;29.09336;7
Amandelbult;-24.81811;27.29659;49
Apel;-24.41445;29.74991;43;;;150
Babirwa;-23.42968;28.60902;49
Bela-Bela;-24.88333;28.28333;49;;;900;Warmbaths|Warmbad
Bergnek;-24.18674;29.33533;7
Senwabarwana;-23.28609;29.13964;7;;;120;Bochum;limpopo-bochum
Burgersfort;-24.67554;30.32877;;;;150
Mogwadi;-23.36669;29.32371;7;;;150;Dendron;limpopo-dendron
Modjadjiskloof;-23.69339;30.14002;31;;;250;Duiwelskloof;limpopo-duiwelskloof
Elandskraal;-24.7209;29.40783;43
Ga-Kgapane;-23.64378;30.22324;31;;;130;Kgapane
GaSekhaolelo;-23.95524;28.98335;49
Giyani;-23.30246;30.71868;31;;;370
Gravelotte;-23.95307;30.61895;31
Groblersdal;-25.16843;29.39412;;;;150
Ha-Mavhunga;-22.92493;30.11682;48
Hoedspruit;-24.35122;30.95332;31;;;150
Jane Furse;-24.76021;29.86993;43;;;150
Ka-Mahonisi;-23.05613;30.63581;48
Ka-Mhinga;-22.7577;30.89983;48
Ka-Xihosana;-23.16436;30.58221;48
KaNdengeza;-23.26352;30.39554;31
Laersdrift;-25.36529;29.8569;43
Lebowakgomo;-24.31457;29.50078;7;;;330
Leeupoort;-24.91651;27.73154;49
Lenyenye;-23.97056;30.26965;31
Lephalale;-23.66607;27.74477;49;;;150;Ellisras
Louis Trichardt;-23.04385;29.90319;48;;;870;Makhado
Louis Trichardt Airforce Base;-23.15265;29.70407;48
Lwamondo;-23.03847;30.40458;48
Malamulele;-22.97111;30.67361;48
Mankoeng;-23.9;29.81667;7;;;120
Mankweng;-23.88384;29.70557;7;;;;Turfloop
Marapong;-23.65506;27.62495;49
Marble Hall;-24.96627;29.29068;;;;150
Mathibela;-24.31249;29.31245;7
Modimolle;-24.7;28.4;49;;;210;Nylstroom
Mokgoba;-23.71188;30.1345;31
Mokopane;-24.19436;29.00974;49;;;1000;Potgietersrus
Mookgophong;-24.51667;28.71667;49;;;;Naboomspruit
Morbeng;-23.49265;29.93865;7
Moshate;-23.85685;29.83668;7
Motetema;-25.09468;29.46186
Mtititi;-23.09269;30.89928;48
Murchison;-23.90209;30.69097;31
Musina;-22.34881;30.04074;48;;;150;Messina
Mutale;-22.46972;30.87533;48;;;150
Mvelaphanda;-23.0703;30.40252;48
Namakgale;-23.93399;31.03119;31
Nkowakowa;-23.88782;30.28708;31;;;300;Nkowankowa
Northam;-24.95775;27.26543;49
Nthabalala;-23.21959;29.99269;48
Nthabiseng;-23.48258;29.91478;7
Penge;-24.38689;30.2884;43
Phalaborwa;-23.94299;31.14107;31;;;1100
Phaweni;-22.88181;30.77882;48
Pienaarsrivier;-25.20417;28.30111;49
Polokwane;-23.90449;29.46885;7;;;1200;Pietersburg
Praktiseer;-24.58398;30.31684;43
Rooiberg;-24.77777;27.73337;49
Roossenekal;-25.19311;29.92544
Saselamani;-22.85611;30.83353;48
Sebayeng;-23.75827;29.66707;7
Senwamokgope;-23.40924;30.16038;31
Steelpoort;-24.73118;30.20584
Swartklip;-24.93603;27.15838;49
Thabazimbi;-24.59165;27.41155;49;;;100
Thabo Mbeki;-23.34099;28.01422;49
Thohoyandou;-22.94564;30.48497;48;;;440
Thusang;-24.62123;29.04054;49
Tshandama;-22.74567;30.50933;48
Tshitereke;-22.88416;30.49358;48
Tshituni;-22.90384;30.03487;48
Tukakgomo;-24.74334;30.10764;43
Tzaneen;-23.83322;30.16351;31;;;170
Vaalwater;-24.2957;28.11415;49
Vuwani;-23.13524;30.42136;48
# Mpumalanga
Acornhoek;-24.5878;31.09467
Allandale A;-24.71019;31.27612
Allemansdrif;-25.11399;28.90949;35
Amersfoort;-27.00941;29.86643;24
Arthur’s Seat;-24.65076;31.02247;19;;;;;mpumalanga-arthurs-seat
Balfour;-26.66331;28.59016;24;;;460
Barberton;-25.78842;31.05319;19;;;680
eMakhazeni;-25.68991;30.03504;35;;;120;Belfast;mpumalanga-belfast
Bethal;-26.45794;29.46553;24;;;1000
Betty's Goed;-26.25394;30.91187;24;;;;;mpumalanga-bettys-goed
Blinkpan;-26.08266;29.43314;35
Bolla-Tau;-24.63276;31.13108;19
Bushbuckridge;-24.83599;31.06718;19;;;;Bosbokrand;mpumalanga-bosbokrand
Bosfontein;-25.74237;31.61798;19
Bosoord;-25.23237;30.33051;19
Breyten;-26.30176;29.98696;24;;;130
Burlington;-24.62456;31.21988;19
Buyisonto;-24.79013;31.13034;19
Calcutta;-24.98317;31.23485;19
Carolina;-26.06927;30.11489;24
Chrissiesmeer;-26.27953;30.2137;24
Clare A;-24.63293;31.30041;19
Croquet Lawn A;-24.84745;31.28932;19
Daggakraal;-27.13246;29.97635;24
Davel;-26.44477;29.66537;24
Delmas;-26.1466;28.68322;35;;;920
Dingleydale A;-24.70122;31.11743;19
Dingleydale B;-24.6768;31.13601;19
Dirkiesdorp;-27.17445;30.40476;24
Doornkop;-25.60828;29.43117;35
Driefontein;-26.96501;30.43571;24;;;280
Driekoppies;-25.69776;31.564;19
Dullstroom;-25.41672;30.10609;35
Dumfries A;-24.77052;31.32178;19
Dumfries B;-24.76579;31.29522;19
Dundonald;-26.24656;30.81802;24
Dwarsloop;-24.79456;31.10277
Edinburgh A;-24.68985;31.17964;19
Edinburgh B;-24.68134;31.22759;19
Eglington A;-24.65698;31.36365;19
Eglington B;-24.67424;31.31677;19
Ekulindeni;-26.04605;31.02317;24
Elandshoek;-25.49851;30.71189;19
Eloff;-26.16619;28.60704;35
eMalahleni;-25.87133;29.23323;35;;;2600;Witbank
Embhojeni;-25.71794;31.4793;19
Emgwenya;-25.63684;30.32404;35;;;;Waterval Boven
Empuluzu;-26.30497;30.77365;24
Emtfuntini;-25.68406;31.637;19
Ermelo;-26.53333;29.98333;24;;;410
Evander;-26.47056;29.10973;24
Fayini;-24.922;31.29931;19
Fernie;-26.39015;30.78742;24
Ga-Boelang;-24.59852;30.96818;19
Ga-Josepha;-24.66797;31.02554;19
Ga-Maotole;-24.60516;30.9919
Gemsbokspruit;-25.40339;28.87862;35
Glenmore;-26.26469;30.84358;24
Godide;-24.72898;31.23695;19
Graigieburn;-24.66984;30.99611;19
Graskop;-24.93144;30.84191;19
Thaba-Kgwali;-26.76247;28.48382;24;;;;Grootvlei;mpumalanga-grootvlei
Hazyview;-25.04398;31.12767;19
Hectorspruit;-25.44115;31.68382;19
Hendrina;-26.15881;29.71528;35;;;160
Hlanganani;-24.95911;31.17025;19
Hlavekisa;-24.62923;31.38002;19
Hlengesha;-25.74932;31.54034;19
Hluvukani;-24.64528;31.34103
Humulani;-24.70959;31.34667;19
Hundzukani;-24.91919;31.41489
Islington;-24.62412;31.26708;19
Iswepe;-26.8406;30.53511;24
Jim Brown;-24.98016;31.08813;19
Justicia;-24.88002;31.41316
Kamalamule;-24.87576;31.31181;19
Kamaqhekeza;-25.67031;31.86288;19
Kamhlushwa;-25.66365;31.68337;19
Kgapamadi;-24.60858;31.01772;19
Khokhamoya;-24.95375;31.32135;19
Khomanani;-24.83782;31.30996;19
Kinross;-26.41663;29.08668;24
Komati;-26.09548;29.4608;35
Komatipoort;-25.43321;31.95478;19;;;210
Kriel;-26.25;29.26;35;;;150
Kriel Power Station;-26.27466;29.1715;35
Kumana;-24.75034;31.22105;19
KwaDela;-26.46389;29.66585;24
KwaNgema;-27.01067;30.48566;24
KwaThandeka;-26.65372;30.678;24
Kwaggafontein;-25.32729;28.94224;35
Kwamhlanga;-25.43001;28.71218
Lebohang;-26.37945;28.92112;24
Leeuwfontein-C;-25.17046;28.90361;35
Leslie;-26.36737;28.9189;24
Lillydale;-24.86638;31.36893
Lothair;-26.38939;30.43526;24
Louieville;-25.67704;31.30575;19
Ludlow;-24.66921;31.27929
Lukwatini;-26.05501;30.82292;24
Luphisi;-25.40637;31.27893;19
Mashishing;-25.09598;30.44393;19;;;220;Lydenburg;mpumalanga-lydenburg
Mabharule;-24.90109;31.39344;19
Maboke;-24.7254;31.01826;19
eNtokozweni;-25.6688;30.2497;35;;;;Machadodorp;mpumalanga-machadodorp
Madras A;-24.99106;31.14838;19
Madyembeni;-24.76969;31.02818;19
Mafemani;-24.78864;31.07938;19
Magogeni;-25.78841;31.60758;19
Mahlobyanini;-24.90107;31.39389;19
Mahukule B;-25.01486;31.18172;19
Malelane;-25.49489;31.50891;19
Mamelodi;-24.59764;31.02379;19
Manyakatana;-24.81173;31.28049;19
Mapaleng A;-24.5976;31.01104;19
Mapulaneng View;-24.85009;31.07125;19
Marite;-24.97161;31.11249;19
Marloth Park;-25.36512;31.78465;19
Masakeng;-24.81927;31.04765;19
Masakhane;-25.95354;29.33068;35
Masana;-24.84993;31.0575;19
Matsamo;-25.71869;31.61362;19
Matsavana;-24.82188;31.26;19
Matshaye;-24.8101;31.31361;19
Matsulu;-25.52297;31.35693;19
Maviljan A;-24.84822;31.08832;19
Maviljan B;-24.81994;31.08675;19
Mbombela;-25.47512;30.96935;19;;;1100;Nelspruit
Meetse;-24.85346;31.3416
Merry Pebble Stream;-24.76647;31.21869
Mhlambanyatsi;-25.66205;31.5159;19
Middelburg;-25.77507;29.46482;35;;;1500
Middelplaas;-25.71808;31.55094;19
Mkhuhlu;-24.98776;31.2385;19
Mmametlhake;-25.11222;28.55278;35
Moloro;-24.61183;30.98003;19
Moloto South;-25.46279;28.65041
Mooiplaas;-26.06282;30.87868;24
Morgenzon;-26.737;29.61774;24
Morolaneng;-24.75609;30.97452;19
Motlamogale;-24.69669;30.99934;19
Motlamogatsane;-24.63826;31.02226;19
Mpakeni;-25.48562;31.26075;19
Mphenyatsatsi;-24.83786;31.04432;19
New Forest A;-24.74512;31.11911
New Forest B;-24.72473;31.15417;19
New Line;-24.63881;31.00509;19
Ngema Tribal Trust;-27.07309;30.54204;24
Ngodwana;-25.56923;30.67895;19
Nhlazatje;-26.04027;30.79268;24
Nthrowane;-26.74777;28.75015;24
Oakley;-24.92682;31.22888;19
Ogies;-26.04877;29.06391;35
Orinoco A;-24.76259;31.06516;19
Orinoco B;-24.73137;31.06501;19
Orinoco C;-24.73987;31.10057;19
Palmietfontein;-27.10565;29.94074;24
Pelindaba;-24.60752;31.01168;19
Perdekop;-27.16575;29.62364;24
Phola;-26.002;29.034;35
eMkhondo;-27.00706;30.81323;24;;;840;Piet Retief;mpumalanga-piet-retief
Pilgrim’s Rest;-24.90502;30.75333;19;;;;;mpumalanga-pilgrims-rest
Pullens Hope;-26.02036;29.59486;35
Redhill;-26.26074;30.82545;24
Relani;-24.77478;31.05966;19
Rietkuil;-25.93401;29.81168;35
Rivoni;-24.7375;31.0298;19
Rooiboklaagte A;-24.62853;31.08247;19
Rooiboklaagte B;-24.66173;31.05886;19
Rulani;-24.88407;31.37773;19
Sabi-Sand Game Reserve;-24.79855;31.49851;19
Sabie;-25.0999;30.78001;19
Schoemansdal;-25.70866;31.51025;19
Secunda;-26.55;29.16667;24;;;200
Sekrepeng;-24.96414;31.09429;19
Seville B;-24.67663;31.44538;19
Shata;-24.77186;31.0394;19
Shatale;-24.79571;31.04708;19
Sheepmoor;-26.71738;30.29916;24
Sidlamafa;-25.67045;31.69017;19
Siyabuswa;-25.11319;29.04454;35;;;260
Sizanane;-26.11447;29.4086;35
Skoonplaas;-25.75694;31.63611;19
Somaroboro;-25.34604;28.83431;35
Standerton;-26.93366;29.24152;24;;;740
Swalluwnest;-26.23218;30.87115;24
Teka Mahala;-24.96277;31.21438;19
Tekwane;-25.47776;31.14559;19
Thabakgolo;-24.8005;31.03186;19
Thubelihle;-26.21551;29.29164;35
Thulamahashe;-24.72455;31.21181;19
Thulamahashi;-24.72459;31.19939;;;;120
Thulani;-24.63847;31.41237
Thuli;-26.37087;28.91521;24
Tiyimeleni A;-24.89844;31.20793;19
Tiyimeleni B;-24.89151;31.2614;19
Tjakastad;-25.989;30.823;24
Trichardt;-26.49155;29.22878;24
Tsakani;-24.61933;31.05133;19
Tswafeng;-24.77028;30.97528;19
Tutuka;-26.77695;29.35266;24
Vaalbank;-25.15226;28.85563;35
Verena;-25.48251;29.02763
Violetbank D;-24.73697;31.01595;19
Volksrust;-27.36541;29.88175;24;;;430
Wakkerstroom;-27.35493;30.14384;24
Wales;-24.7;30.98333;19
Warburton;-26.22909;30.47643;24
Welverdiend;-24.58007;31.32559
White River;-25.33177;31.01166;19;;;160
Wolfenkop;-25.52121;28.99197;35
Xanthia;-24.83429;31.14858
Xikhusese;-24.60238;31.13456;19
eMakhazeni B;-24.9512;31.37171;19
eManzana;-25.95414;30.5627;24;;;70;Badplaas
eMbalenhle;-26.53333;29.06667;24;;;1400
eMbangweni;-26.1401;30.78316;24
eMvelo;-26.62455;30.66234;24
# Northern Cape
Alexander Bay;-28.59608;16.48535;32
Augrabies;-28.63333;20.35;45
Barkly West;-28.53537;24.52151;23;;;120
Brandvlei;-30.46532;20.48659;32;;;29
Calvinia;-31.47069;19.77601;32;;;81
Carnarvon;-30.96827;22.13303;38;;;58
Cillie;-28.73997;20.58895;45
Colesberg;-30.71999;25.09718;38;;;120
Daniëlskuil;-28.18873;23.53951;45;;;100;;northern-cape-danielskuil
De Aar;-30.64966;24.0123;38;;;320
Douglas;-29.05531;23.7743;38;;;150
Fraserburg;-31.91566;21.51335;32
Gannaput;-28.7526;21.84764;45
Garies;-30.56223;17.98905;32;;;150
Groblershoop;-28.89531;21.98378;45;;;150
Grootdrink;-28.56402;21.74656;45
Hartswater;-27.74964;24.79712;23;;;150
Hopetown;-29.62464;24.08518;38;;;150
Jan Kempdorp;-27.92246;24.83051;;;;130
Kakamas;-28.77341;20.6147;45;;;150
Kathu;-27.69569;23.04929;28;;;92
Kenhardt;-29.34574;21.15786;45;;;48
Kimberley;-28.73226;24.76232;23;;;1400
Kuruman;-27.46353;23.43552;28;;;91
Leerkrans;-28.406;21.52342;45
Nababeep;-29.59169;17.78623;32
Noupoort;-31.18736;24.94991;38;;;39
Nuwerus NC;-28.47438;21.27042;45
Oakglen;-31.05073;24.4326;38
Orania;-29.81381;24.41205;38;;;12
Pampierstad;-27.78324;24.68768;23;;;220
Petrusville;-30.08113;24.6593;38;;;150
Philandersbron;-26.81168;20.09484;45
Philipstown;-30.43733;24.47261;38
Pofadder;-29.1283;19.39492;32;;;33
Port Nolloth;-29.25188;16.8697;32;;;150
Postmasburg;-28.33392;23.06541;45;;;300
Prieska;-29.66803;22.74251;38;;;110
Raaswater;-28.59337;21.1906;45
Ritchie;-29.03801;24.60278;23;;;100
Springbok;-29.66434;17.8865;32;;;100
Swartkop;-28.51852;21.2043;45
Upington;-28.44776;21.25612;45;;;710
Van Wyksvlei;-30.35101;21.82498;38;;;17
Victoria West;-31.40364;23.11461;38;;;150
Warrenton;-28.11396;24.84753;23;;;180
Wegdraai;-28.8413;21.8747;45
Williston;-31.34048;20.91544;32;;;150
# North West
Amalia;-27.24836;25.04581;15
Bloemhof;-27.64685;25.60697;15;;;170
Boipelo;-27.56543;24.18493;15
Bray;-25.46145;23.69713;15
Brits;-25.63473;27.78022;3;;;1200
Carousel View;-25.32264;28.28964;3
Christiana;-27.91402;25.16111;15;;;180
Coligny;-26.33172;26.32065;34
Delareyville;-26.68638;25.45907;34;;;150
Derby;-25.90913;27.04157;3
Ganyesa;-26.59613;24.17612;15;;;150
Geysdorp;-26.537;25.30251;34
Glaudina;-27.03679;25.63026;15
Groot-Marico;-25.597;26.41724;34
Hartbeesfontein;-26.76566;26.42024;14
Hartbeespoort;-25.7287;27.87;3
Hartbeestfontein-A;-25.44141;27.51114;3
Itekeng;-26.35931;25.90688;34
Itsoseng;-26.08159;25.88124;34
Klerksdorp;-26.85213;26.66672;14;;;1800
Koster;-25.86301;26.89756;3;;;120
Leeudoringstad;-27.23712;26.23514;14
Lehurutshe;-25.4812;25.96508;34
Letlhabile;-25.48238;27.83925;3
Lichtenburg;-26.152;26.15968;34;;;660
Madikwe;-25.35397;26.53009;3
Mahikeng;-25.86522;25.64421;34;;;140;Mafikeng;north-west-mafikeng
Maile;-25.44152;27.28165;3;;;100
Makapanstad;-25.24373;28.1262;3;;;150
Makwassie;-27.31564;25.99497;14
Marikana;-25.699;27.47475;3
Migdol;-26.90414;25.45243;15
Mmabatho;-25.85;25.63333;34;;;770
Mogwase;-25.27748;27.21605;3;;;150
Mogwase;-25.18505;27.26654;3;;;150;;north-west-mogwase-2
Monnakato;-25.35128;27.27377;3
Mooinooi;-25.74892;27.55564;3
Orkney;-26.98023;26.67272;14;;;1500
Ottosdal;-26.80908;26.00538;34
Phatsima;-25.3946;27.0149;3
Piet Plessis;-26.16353;24.41192;15
Pomfret;-25.8156;23.52442;15
Potchefstroom;-26.71667;27.1;14;;;1200
Rustenburg;-25.66756;27.24208;3;;;1200
Sannieshof;-26.52946;25.80894;34
Schweizer-Reneke;-27.18871;25.32931;15;;;700
Stella;-26.55298;24.86683;15
Stilfontein;-26.84493;26.76829;14;;;930
Sun City;-25.33997;27.09738;3
Sun Village;-25.35916;27.10296;3
Swartruggens;-25.65021;26.68856;3
Taung;-27.53113;24.78659;15;;;150
Umzimhle;-26.935;26.73074;14
Ventersdorp;-26.31401;26.82223;14;;;150
Vryburg;-26.95659;24.7284;15;;;500
Witpoort;-27.17179;26.12699;14
Wolmaransstad;-27.1974;25.98311;14;;;490
Zeerust;-25.53695;26.07512;34;;;180
# Western Cape
Abbotsdale;-33.48694;18.67583;50
Albertina;-34.20544;21.58001;18;;;64
Arniston;-34.66739;20.23086;37;;;13
Ashton;-33.83136;20.05595;6;;;150
Athlone;-33.96722;18.50214;10;;5;670
Atlantis;-33.56668;18.48335;10;;5;600
Barrydale;-33.9053;20.72439;37
Beaufort West;-32.35671;22.58295;8;;;450
Bergvliet;-34.04746;18.4525;10;;5;39
Betty’s Bay;-34.3535;18.91268;37;;;;;western-cape-bettys-bay
Bonnievale;-33.93224;20.09924;6
Botrivier;-34.22568;19.20313;37
Brandvlei;-33.73333;19.4;6
Brandwag;-34.06501;22.06257;18
Bredasdorp;-34.53215;20.04031;37;;;150
Buffeljagsrivier;-34.04605;20.52687;37
Caledon;-34.22997;19.4265;37;;;47
Calitzdorp;-33.52755;21.6762;18;;;43
Cape Town;-33.92584;18.42322;10;;;34000
Century City;-33.89115;18.51274;10;;5;90
Ceres;-33.36889;19.31095;6;;;420
Chatsworth;-33.54778;18.58201;50
Citrusdal;-32.59215;19.01516;50
Clanwilliam;-32.18173;18.89217;50;;;150
Claremont;-33.98056;18.46528;10;;5;150
Constantia;-34.03139;18.41833;10;;5;69
Darling;-33.37817;18.37938;50
De Doorns;-33.47709;19.66625;6
De Rust;-33.49035;22.53523;18;;;36
Doringbaai;-31.8171;18.23659;50
Durbanville;-33.83079;18.6486;10;;5;890
Dysselsdorp;-33.57565;22.44391;18
Ebenhaeser;-31.58239;18.22527;50
Eendekuil;-32.68709;18.88363;50
Elandsbaai;-32.31401;18.34413;50
Elim;-34.58972;19.75788;37
Fisantekraal;-33.78545;18.71406;10;;5;90
Franschhoek;-33.91075;19.1198;6
Friemersheim;-33.95528;22.1425;18
Gansbaai;-34.58301;19.35048;37
Genadendal;-34.03779;19.56224;37
George;-33.963;22.46173;18;;;120
Goedverwag;-32.86752;18.69433;50
Gouda;-33.30034;19.04006;6
Graafwater;-32.15466;18.60319;50
Grabouw;-34.15152;19.01509;37;;;300
Greyton;-34.05048;19.60884;37
Groot-Brakrivier;-34.04368;22.22574;18
Haarlem;-33.73302;23.34263;18
Heidelberg;-34.09127;20.95661;18
Hermanus;-34.4187;19.23446;37;;;250
Herolds Bay;-34.04832;22.39709;18
Hopefield;-33.06255;18.34907;50
Hugenote;-33.90673;19.11792;6
Kalbaskraal;-33.57316;18.64887;50
Klapmuts;-33.8111;18.86421;6
Klawer;-31.77593;18.62497;50
Kleinmond;-34.3394;19.03407;37
Klipheuwel;-33.70096;18.69886;10;;5;90
Knysna;-34.03627;23.04713;18;;;690
Koekenaap;-31.52689;18.29128;50
Koringberg;-33.01806;18.67806;50
Kraaifontein;-33.84808;18.71723;10;;5;580
Kranshoek;-34.0878;23.28333;18
Kuils River;-33.94208;18.70663;10;;5;650;Kuilsrivier
Kurland;-33.94489;23.49272;18
Kylemore;-33.91515;18.95025;6
Ladismith;-33.49331;21.26755;18;;;71
Laingsburg;-33.19495;20.85872;8;;;150
Lamberts Bay;-32.09694;18.3085;50
Langebaan;-33.09751;18.0315;50
Languedoc;-33.8973;18.96726;6
Lansdowne;-33.98735;18.49746;10;;5;170
Le Roux;-33.89058;19.10328;6
Leeu-Gamka;-32.77423;21.9786;8
Lutzville;-31.55993;18.344;50
Malmesbury;-33.4608;18.72714;50;;;350
Mamre;-33.51273;18.47374;10;;5;90
McGregor;-33.94725;19.82906;6
Melkbosstrand;-33.72614;18.44286;10;;5;170
Melkhoutfontein;-34.32673;21.42093;18
Merweville;-32.66756;21.51554;8
Montagu;-33.78664;20.12106;6;;;150
Moorreesburg;-33.15388;18.66031;50;;;150
Mossel Bay;-34.18307;22.14605;18;;;590
Muizenberg;-34.09702;18.47969;10;;5;230
Murraysburg;-31.96046;23.76204;8
Napier;-34.47451;19.89812;37
Nelspoort;-32.093;23.007;8
Newlands;-33.97846;18.4481;10;;5;53
Op-die-Berg;-33.01726;19.3107;6
Oudtshoorn;-33.60047;22.19955;18;;;620
Paarl;-33.73378;18.97523;6;;;1900
Paternoster;-32.81016;17.89118;50
Pearly Beach;-34.66277;19.49647;37
Pella WC;-33.53957;18.52149;10;;5;90
Piketberg;-32.90323;18.75704;50;;;150
Plettenberg Bay;-34.05274;23.3716;18;;;190
Pniel;-33.89314;18.95931;6
Porterville;-33.01816;18.99279;50
Prince Albert;-33.22476;22.02673;8;;;130
Prince Alfred Hamlet;-33.30392;19.32468;6
Rawsonville;-33.68622;19.31382;6
Retreat;-34.05515;18.47617;10;;5;320
Rheenendal;-33.95;22.95;18
Riebeek West;-33.35045;18.87019;50
Riebeek-Kasteel;-33.38445;18.89953;50
Riversdale;-34.09345;21.25725;18;;;160
Riviersonderend;-34.14981;19.91429;37
Robertson;-33.80342;19.88537;6;;;280
Rondebosch;-33.96333;18.47639;10;;5;150
Rosebank;-33.95556;18.47417;10;;5;100
Saint Helena Bay;-32.76667;18.03333;50
Saldanha;-33.01167;17.9442;50;;;680
Saron;-33.18078;19.00892;6
Sedgefield;-34.0211;22.8055;18
Simon's Town;-34.1934;18.43585;10;;5;510;;western-cape-simons-town
Slangrivier;-34.13722;20.86167;18
Somerset West;-34.08401;18.82113;10;;5;1600
Stanford;-34.4394;19.45615;37
Stellenbosch;-33.93462;18.86676;6;;;940
Stilbaai;-34.3693;21.40748;18
Struisbaai;-34.80365;20.05474;37
Sunset Beach;-33.85395;18.49231;10;;5;20
Suurbraak;-34.00442;20.65432;37
Swellendam;-34.02262;20.44171;37;;;140
Tesselaarsdal;-34.33333;19.53333;37
Touwsrivier;-33.33826;20.03092;6
Tulbagh;-33.28596;19.14116;6
Uniondale;-33.65895;23.12317;18
Vanrhynsdorp;-31.60889;18.73968;50
Velddrif;-32.78518;18.17859;50
Victor Verster;-33.84088;18.99893;6
Vierlanden;-33.81229;18.65727;10;;5;90
Villiersdorp;-33.99121;19.29219;37
Vredenburg;-32.90719;17.98997;50;;;380
Vredendal;-31.66833;18.50119;50;;;150
Wellington;-33.63981;19.0112;6;;;560
Wemmershoek;-33.87286;19.04329;6
Wiesiesdraai;-33.89498;19.07536;6
Wilderness;-33.99385;22.57574;18
Wittedrif;-34.00422;23.33175;18
Wolseley;-33.41403;19.20052;6
Worcester;-33.64651;19.44852;6;;;1300
Yzerfontein;-33.34438;18.16157;50
Zoar;-33.4956;21.44373;18;;;47
eNduli;-33.35637;19.34097;6
`;

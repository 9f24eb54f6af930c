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
Aberdeen;-32.476;24.065;41;;;;Xamdeboo
Addo;-33.548;25.69;41
Adelaide;-32.707;26.296;2;;;120
Alexandria;-33.653;26.413;41
Dikeni;-32.787;26.834;2;;;98;Alice;eastern-cape-alice
Alicedale;-33.319;26.091;41
Maletswai;-30.694;26.711;26;;;440;Aliwal North|Aliwal-Noord;eastern-cape-aliwal-north
Balfour;-32.54;26.679;2
Barkly East;-30.968;27.596;26;;;150;Ekhephini|Barkley East|Barkly-Oos
Bathurst;-33.5;26.829;41
Bedford;-32.679;26.087;2
Bhisho;-32.847;27.442;4;;40;1400;Bisho
Bizana;-30.859;29.854;0;;;150;Mbizana
Bontrug;-33.398;25.483;41
Burgersdorp;-30.998;26.329;26;;;130
Butterworth;-32.331;28.15;2;;;340;Gcuwa|iGcuwa
Cacadu;-31.702;27.233;9;;;250;Lady Frere
Cala;-31.524;27.695;9;;;150
Cathcart;-32.298;27.144;2
Cedarville;-30.384;29.042
Centane;-32.506;28.316;2;;;;Kentani|Kentane
Cintsa Mouth West;-32.845;28.116;2
Clarendon Marine;-34.012;25.366;33;;25;150
Clarkson;-34.015;24.343;41
Cofimvaba;-32.001;27.58;9;;;150
Colchester;-33.691;25.822;33;;25;90
Coldstream;-33.965;23.715;41
Cookhouse;-32.743;25.8;41
Nxuba;-32.164;25.619;9;;;330;Cradock;eastern-cape-cradock
Dimbaza;-32.835;27.217;4;;40;150
Dordrecht;-31.372;27.049;9;;;91
Ducats;-32.928;27.904;4;;17;90
Dutywa;-32.096;28.305;2;;;50;Idutywa
East London;-33.015;27.912;4;;;4800;KuGompo City|Buffalo City|Oos-Londen|eMonti
Elliotdale;-31.963;28.684;2;;;;Xhora
Enon;-33.396;25.547;41
Flagstaff;-31.08;29.495;36;;;150;Siphaqeni
KwaMaqoma;-32.775;26.634;2;;;580;Fort Beaufort;eastern-cape-fort-beaufort
Frankfort;-32.73;27.466;2;;40;90
Glenmore;-33.132;26.875;2
Gonubie;-32.944;28.015;4;;17;110
Gqeberha;-33.961;25.615;33;;;9700;Port Elizabeth|Nelson Mandela Bay|PE
Graaff-Reinet;-32.252;24.531;41;;;630;Robert Sobukwe Town|Graaf-Reinet|Graafies
Makhanda;-33.304;26.533;41;;;920;Grahamstown|Grahamstad|eRini|iRhini;eastern-cape-grahamstown
Hamburg;-33.29;27.475;2
Hankey;-33.833;24.884;41
Hanover;-32.819;27.481;4;;40;90
Hofmeyr;-31.653;25.804;9
Hogsback;-32.595;26.94;2
Humansdorp;-34.029;24.769;41
Ilinge;-31.977;27.043;9;;;110
Ilitha;-32.892;27.53;4;;40;110
Indwe;-31.467;27.333;9
James Calata;-31.121;26.807;26;;;50;Jamestown
Jansenville;-32.943;24.672;41;;;150
Jeffreys Bay;-34.045;24.921;41;;;;J-Bay|Jeffreysbaai
Joubertina;-33.825;23.856;41
Kareedouw;-33.953;24.291;41;;;150;Karreedouw
Kariega;-33.756;25.401;33;;;2300;Uitenhage
Kei Mouth;-32.682;28.376;2
Kei Road;-32.705;27.547;2;;40;90
Keiskammahoek;-32.682;27.15;2
Kenton;-33.667;26.65;41
Khaya Mnandi;-33.826;25.454;33;;13;90
Khowa;-31.333;27.85;9;;;120;Elliot
Nqweba;-33.398;25.443;41;;;100;Kirkwood;eastern-cape-kirkwood
Klipplaat;-33.019;24.341;41
Komga;-32.577;27.892;2;;;150;Komgha
Krakeelrivier;-33.817;23.736;41
Kruisfontein;-34.003;24.731;41;;;190
Lady Grey;-30.711;27.216;26;;;150
Libode;-31.543;29.016;36;;;150
Loerieheuwel;-33.876;25.021;41
Louterwater;-33.8;23.664;41
Lusikisiki;-31.362;29.573;36
Nqanqarhu;-31.071;28.352;26;;;150;Maclear;eastern-cape-maclear
Maluti;-30.262;28.792;0
Matatiele;-30.344;28.812;;;;150
Mdantsane;-32.933;27.777;4;;17;550
Middelburg;-31.493;25.006;9;;;180
Middledrift;-32.819;26.988;2
Mkukwini;-31.971;27.434;9
Molteno;-31.397;26.362;9;;;100
MaXesibeni;-30.808;29.366;0;;;150;Mount Ayliff;eastern-cape-mount-ayliff
KwaBhaca;-30.902;28.992;0;;;150;Mount Frere;eastern-cape-mount-frere
Mqanduli;-31.819;28.762;36
Msobomvu;-32.699;26.859;2
Mthatha;-31.589;28.784;36;;;790;Umtata
Ndevana;-32.908;27.51;4;;40;90
Ngabangu;-32.629;27.398;2
Ngcobo;-31.675;27.997;9;;;;Engcobo
Ngqamakhwe;-32.196;27.938;2
Ngqeleni;-31.673;29.033;36
Nieu-Bethesda;-31.867;24.555;41;;;;Kwa Noheleni
Nomathamasanqa;-33.523;25.71;41
Ntabankulu;-30.959;29.303;0
Ntabozuko;-32.883;27.582;4;;40;110;Berlin
Patensie;-33.76;24.814;41
Paterson;-33.441;25.974;41
Pearston;-32.582;25.138;41
Peddie;-33.201;27.114;2;;;150;Ngqushwa|iNgqushwa
Phakamisa;-32.933;27.457;4;;40;130
Port Alfred;-33.586;26.883;41;;;180;Kowie
Port Saint John’s;-31.623;29.545;36;;;59;Port St Johns;eastern-cape-port-saint-johns
Qonce;-32.881;27.394;4;;;;King William's Town|iQonce
Queensdale;-31.871;26.979;9;;;200
Komani;-31.898;26.875;9;;;1100;Queenstown|eKomani;eastern-cape-queenstown
Qumbu;-31.163;28.871;36;;;150
Rietbron;-32.902;23.151;41
Sanddrif;-33.983;23.996;41
Santombe;-30.816;29.362;0
Seymour;-32.556;26.765;2
KwaNojoli;-32.722;25.588;41;;;160;Somerset East|Somerset-Oos;eastern-cape-somerset-east
St Francis Bay;-34.16;24.826;41
Sterkstroom;-31.557;26.554;9
Steynsburg;-31.296;25.823;26
Steytlerville;-33.333;24.345;41
Stormsrivier;-33.97;23.882;41;;;;Storms River
Stutterheim;-32.571;27.424;2;;;360
Tarkastad;-32.009;26.259;9;;;150
Teko Springs;-32.377;28.303;2
Thornhill;-33.895;25.139;41;;;50
Tlokoeng;-30.693;28.506;26;;;;Mount Fletcher
Tsolo;-31.308;28.755;36
Tsomo;-32.037;27.82;9
Tyusha;-32.765;27.318;4;;40;90
Ugie;-31.198;28.234;26
Venterstad;-30.776;25.799;26
Wesley;-33.319;27.34;2
Westville;-33.829;25.486;33;;25;90
Whittlesea;-32.176;26.824;9;;;120
Willowmore;-33.293;23.49;41;;;71
Willowvale;-32.266;28.507;2
Woodlands;-34.002;24.171;41
# Free State
Allanridge;-27.754;26.644;29;;;320
Arlington;-28.029;27.853;46
Bertha Shaft Village;-26.755;27.939;22
Bethlehem;-28.231;28.307;46;;;840
Bethulie;-30.499;25.975;52
Bloemfontein;-29.121;26.214;30;;;4600;Mangaung
Boshof;-28.539;25.24;29;;;150
Bothaville;-27.389;26.617;29;;;720
Botshabelo;-29.267;26.726;30;;;3100
Bultfontein;-28.288;26.15;29;;;150
Clarens;-28.515;28.42;46
Cornelia;-27.232;28.852;22
Dealesville;-28.675;25.767;29
Deneysville;-26.891;28.097;22;;;120;Denysville
Dewetsdorp;-29.583;26.665;52;;;150
Edenburg;-29.737;25.936;52
Edenville;-27.552;27.676;22
Excelsior;-28.941;27.061;46
Fauresmith;-29.749;25.315;52
Ficksburg;-28.872;27.875;46;;;150
Fouriesburg;-28.62;28.21;46
Frankfort;-27.279;28.497;22;;;19
Gariep Dam;-30.601;25.495;52
Groenpunt;-26.826;28.038
Harrismith;-28.273;29.129;46;;;350
Heilbron;-27.281;27.971;22;;;550
Hennenman;-27.977;27.024;29;;;230
Hertzogville;-28.128;25.504;29
Hlohlolwane;-28.916;27.57;46;;;120;Clocolan
Hobhouse;-29.527;27.145;46
Hoopstad;-27.833;25.908;29;;;130
Ikgomotseng;-28.735;26.108;29
Jacobsdal;-29.128;24.774;52
Jagersfontein;-29.761;25.427;52
Kestell;-28.311;28.704;46
Koffiefontein;-29.407;25.003;52;;;150
Koppies;-27.242;27.574;22;;;110;Kopjes
Kragbron;-26.908;27.887;22
Kroonstad;-27.65;27.235;22;;;1000
Kutloanong;-27.833;26.75;29;;;950
Ladybrand;-29.194;27.457;46;;;170
Lindley;-27.879;27.913;46;;;120
Luckhoff;-29.75;24.788;52
Mamafubedu;-27.666;28.131;46;;;;Petrus Steyn
Marquard;-28.664;27.43;46;;;110
Memel;-27.682;29.567;46
Odendaalsrus;-27.874;26.691;29
Oranjeville;-26.994;28.21;22
Parys;-26.903;27.457;22;;;710
Paul Roux;-28.297;27.95;46
Petrusburg;-29.116;25.414;52
Philippolis;-30.266;25.274;52
Phomolong;-28.013;27.082;29
Phuthaditjhaba;-28.524;28.816;46;;;840;Witsieshoek|QwaQwa
Reddersburg;-29.653;26.168;52
Reitz;-27.801;28.427;46;;;170
Rosendal;-28.505;27.933;46
Rouxville;-30.418;26.837;52
Sasolburg;-26.814;27.817;22;;;770
Senekal;-28.32;27.621;46;;;400
Smithfield;-30.214;26.531;52
Springfontein;-30.264;25.704;52
Steynsrus;-27.953;27.564;22
Thaba Nchu;-29.209;26.839;30;;;390
Theunissen;-28.411;26.701;29;;;350
Trompsburg;-30.034;25.78;52;;;150
Tshiame;-28.331;28.991;46
Tweeling;-27.555;28.516;22
Tweespruit;-29.185;27.032;46
Van Stadensrus;-29.987;27.016;52
Ventersburg;-28.086;27.138;29;;;110
Verkeerdevlei;-28.833;26.778;29
Viljoenskroon;-27.208;26.949;22;;;550
Villiers;-27.03;28.601;22;;;110
Virginia;-28.104;26.866;29;;;1200
Vrede;-27.426;29.166;46;;;150
Vredefort;-27.008;27.365;22;;;110
Warden;-27.855;28.965;46
Welkom;-27.977;26.735;29;;;4300
Wepener;-29.729;27.038;52
Wesselsbron;-27.855;26.366;29;;;430
Winburg;-28.518;27.009;29;;;110
Winnie Mandela;-28.7;26.458;29;;;120;Brandfort
Zastron;-30.302;27.084;52;;;120
# Gauteng
Alberton;-26.268;28.122;21;;20;1200
Alexandra;-26.105;28.099;11;;27;150
Bagale;-26.066;27.648;51
Benoni;-26.188;28.321;21;;20;6100
Boksburg;-26.212;28.26;21;;20;4500
Brakpan;-26.237;28.369;21;;20;3100
Bronkhorstspruit;-25.81;28.742;12;;39;270
Carletonville;-26.361;27.398;51;;;1800
Centurion;-25.859;28.186;12;;39;2300;Verwoerdburg
Cullinan;-25.671;28.524;12;;39;250
Devon;-26.356;28.778;42
Diepsloot;-25.933;28.012;11;;27;3500
Eastleigh;-26.13;28.155;21;;27;70
Eden Glen;-26.132;28.169;21;;20;73
Eden Glen Ext 60;-26.126;28.165;21;;20;55
Edenvale;-26.141;28.152;21;;20;490
Ekangala;-25.668;28.73;12;;39;380
Elsburg Gold Mine;-26.41;27.681;51
Etwatwa;-26.125;28.455;21;;20;630
Evaton;-26.533;27.85;42
Fochville;-26.489;27.494;;;;620
Ga-Rankuwa;-25.617;27.995;;;39;690
Germiston;-26.215;28.164;21;;20;150
Glenharvie;-26.39;27.616;51
Hammanskraal;-25.409;28.287;;;39;130
Heidelberg;-26.505;28.359;42;;;640;Heidelburg
Hillshaven;-26.364;27.658;51
Ivory Park;-26.002;28.19;11;;27;270
Johannesburg;-26.202;28.044;11;;;20000;Egoli|JHB|Joburg|Joeys|Johburg|Jozi
Kameelkraal;-25.901;28.533;12;;39;90
Krugersdorp;-26.086;27.775;51;;;3800;Mogale City
Leeudoorn Mine;-26.442;27.573;51
Mabopane;-25.509;28.064;12;;39;970
Magaliesburg;-25.994;27.556;51
Mamello;-26.872;28.253;42
Meyerton;-26.56;28.02;42;;;150
Midrand;-25.976;28.118;11;;27;1700
Midstream;-25.918;28.199;21;;20;250
Modderfontein;-26.089;28.165;11;;27
Muldersdriseloop;-26.037;27.838;51;;27;15
Nigel;-26.431;28.477;21;;;1400
Onverwacht;-25.602;28.599;12;;39;90
Orange Farm;-26.483;27.867;11;;27;100
Orient Hills;-26.031;27.603;51
Poortje;-26.46;27.767;11;;27;90
Pretoria;-25.745;28.188;12;;;16000;Tshwane|Pitoli|Pta|iPitoli
Randburg;-26.094;28.001;11;;27;3400
Randfontein;-26.184;27.702;51;;;1300
Randvaal;-26.434;28.093;42
Rayton;-25.739;28.533;12;;39;110
Rethabiseng;-25.723;28.717;12;;39;150
Roodepoort;-26.163;27.872;11;;27;2300
Seberuberung;-26.414;27.699;51
Soshanguve;-25.473;28.099;12;;39;1300
Soweto;-26.268;27.858;11;;27;17000;South Western Townships
Springs;-26.258;28.472;21;;20;1900
Springs;-26.25;28.4;21;;20;1900;;gauteng-springs-2
Thembisa;-25.996;28.227;21;;20;5100;Tembisa
Thembisile;-25.604;28.888;12;;39;110
Tokoza;-26.36;28.129;42;;20;410;Thokoza
Vanderbijlpark;-26.712;27.838;42;;;2500
Vereeniging;-26.673;27.926;42;;;4700
Walkerville;-26.421;27.953;42
Welverdiend;-26.388;27.278;51
Western Areas;-26.35;27.7;51
Westonaria;-26.319;27.649;51;;;1600
# KwaZulu-Natal
Albert Falls;-29.44;30.433;56
Ashburton;-29.667;30.455;56
Babanango;-28.377;31.085;53
Ballito;-29.539;31.214;55;;;170;Ballitoville;kwazulu-natal-ballitoville
Berea;-29.852;30.993;54;;16;150
Bergville;-28.731;29.352;59;;;150
Botha’s Hill;-29.718;30.733;54;;16;90;;kwazulu-natal-bothas-hill
Bulwer;-29.806;29.767;44
Camperdown;-29.729;30.543;56;;;150
Cato Ridge;-29.733;30.583;54;;16;150
Charlestown;-27.411;29.874;1
Cibelichle;-29.635;29.789;56
Clydesdale;-30.298;29.938
Colenso;-28.739;29.826;59
Cool Air;-29.364;30.634;56
Coronation;-27.667;31.05;53
Craigieburn;-30.197;30.752;54;;16;130
Creighton;-30.027;29.84;44;;;150
Dalton;-29.341;30.631;56
Dannhauser;-28.015;30.057;1;;;150
Darnall;-29.267;31.358;55
Drummond;-29.756;30.69;54;;16;90
Dundee;-28.167;30.234;58;;;840
Durban;-29.858;31.029;54;;;31000;DBN|Durbs|Port Natal|Thekwini|eThekwini|iTheku
Ekuvukeni;-28.468;30.155;59;;;140
Emaqeleni;-28.926;31.707;60
Emona;-29.554;31.097;54;;16;90
Empangeni;-28.762;31.893;60;;;280
Eshowe;-28.886;31.47;60;;;150
Estcourt;-29.013;29.866;59;;;150;eMtshezi
Ezibomvu;-28.09;30.779;53
Felixton;-28.83;31.891;60
Folweni;-29.996;30.807;54;;16;150
Franklin;-30.317;29.452;44
Frischgewaagd;-27.39;30.955;53
Ga-Malakhe;-30.806;30.335;47
Glen Mill;-29.294;31.14;55
Glencoe;-28.178;30.147;58;;;140
Greylands;-29.528;31.154;54;;16;90
Greytown;-29.064;30.593;58;;;140
Hambanathi;-29.554;31.105;54;;16;110
Harding;-30.576;29.884;47;;;150
Hazelmere;-29.597;31.044;54;;16;90
Hibberdene;-30.572;30.574;47
Hilton;-29.555;30.301;56
Himeville;-29.747;29.514;44;;;150
Hlabisa;-28.145;31.877;57;;;150
Hlalanathi;-27.491;32.183;57
Hlobane;-27.717;31.001;53
Hluhluwe;-28.019;32.268;57;;;15
Hopewell;-29.792;30.396;56
Howick;-29.478;30.231;56;;;290
Ibisikululwa;-30.411;29.892;44
Impendle;-29.6;29.866;56;;;150;Impendhle
Inanda;-29.703;30.953;54;;16;470;Inanda Newtown
Ingwavuma;-27.133;31.997;57
eXobho;-30.15;30.083;44;;;150;Ixopo;kwazulu-natal-ixopo
Izingolweni;-30.784;30.123;47;;;150;Zingolweni
Jozini;-27.43;32.067;57;;;150
Kgwaripe;-28.37;32.349;57
Kokstad;-30.547;29.424;44;;;250
Kranskop;-28.967;30.867;58
KwaDukuza;-29.328;31.29;55;;;600;Stanger
KwaGingindlovu;-29.027;31.582;60
KwaMbonambi;-28.598;32.089;60;;;150
La Mercy;-29.639;31.131;54;;16;110
uMnambithi;-28.559;29.779;59;;;150;Ladysmith|eMnambithi;kwazulu-natal-ladysmith
Lidgetton;-29.44;30.1;56
Loss;-28.105;30.821;53
Louwsburg;-27.579;31.289;53
Magabeni;-30.172;30.766;54;;16;90
Mahlabatini;-28.259;31.441;53
Mandeni;-29.147;31.414;55;;;150
Manguzi;-26.991;32.751;57
Margate;-30.864;30.371;47;;;340
eMthonjaneni;-28.587;31.398;60;;;150;Melmoth;kwazulu-natal-melmoth
Mondlo;-27.983;30.718;53;;;450
Mooi River;-29.208;29.995;56;;;100;Mooi Rivier
Mpophomeni;-29.568;30.186;56;;;260
Mpumalanga;-29.813;30.636;54;;16;1400;Hammarsdale
Mpungamhlophe;-28.267;31.253;53
Mtubatuba;-28.418;32.185;57;;;150
Mtunzini;-28.957;31.754;60;;;;eMthunzini
Ncotshane;-27.342;31.58;53
Ndwedwe;-29.517;30.927;55;;;150
New Hanover;-29.355;30.528;56
Newcastle;-27.758;29.932;1;;;4000
Ngagane;-27.84;29.998;1
Nkandla;-28.621;31.091;60;;;150;Nkandhla
Nkongolwane;-27.689;31.039;53
Nondweni;-28.192;30.82;58
Nongoma;-27.91;31.648;53;;;150
Nottingham Road;-29.35;29.983;56
Nqutu;-28.212;30.675;58
Ntuzuma;-29.739;30.949;54;;16;290
Ocean Drive-In;-29.59;31.147;54;;16;90
Paulpietersburg;-27.424;30.817;53;;;150
Pennington;-30.368;30.703;47
Pietermaritzburg;-29.617;30.393;56;;;7500;Maritzburg|PMB|Pietermaritsburg|eMgungundlovu|uMgungundlovu
Pinetown;-29.821;30.887;54;;16;1300
Pongola;-27.378;31.619;53;;;150
Port Edward;-31.051;30.228;47
Port Shepstone;-30.741;30.455;47;;;530
Randgate;-28.399;32.218;57
Richards Bay;-28.783;32.038;60;;;2500;Richardsbaai
Richmond;-29.872;30.272;56;;;320
Rietvlei;-30.511;29.826
Saint Lucia;-28.376;32.412;57;;;;St Lucia
Scottburgh;-30.287;30.753;47;;;240;Scottsburgh
Sezela;-30.406;30.681;47
Shakaskraal;-29.449;31.215;55
Solomon Linda;-28.554;30.426;58;;;;Pomeroy
Southbroom;-30.914;30.327;47
Sundumbili;-29.134;31.398;55;;;120
Thembalethu;-27.617;32.028;57
oThongathi;-29.574;31.116;54;;16;530;Tongaat;kwazulu-natal-tongaat
Tongaat Beach;-29.614;31.153;54;;16;90
Trust Feed;-29.4;30.543;56
Tugela;-29.179;31.417;55
Tugela Ferry;-28.746;30.451;58;;;150
Ulundi;-28.335;31.416;53;;;210
Underberg;-29.791;29.494;44
Utrecht;-27.659;30.322;1;;;36
Vryheid;-27.77;30.792;53;;;1500
Waay Hoek;-28.533;30.1;59
Wartburg;-29.432;30.576;56;;;150
Wasbank;-28.313;30.107;58
Waterval;-27.783;30.267;1
Weenen;-28.849;30.077;59
Wembesi;-29.049;29.782;59;;;;Wembezi
Westbrook;-29.592;31.165;54;;16;150
Winterton;-28.812;29.541;59
eManzimtoti;-30.052;30.885;54;;16;130;Amanzimtoti|Toti
eMdloti;-29.663;31.121;54;;16;150;Umdloti
eMkhomazi;-30.207;30.796;54;;16;200;Umkomaas
eMkhuze;-27.621;32.034;57;;;150;Mkuze|Mkuzi
eMuziwezinto;-30.31;30.663;47;;;150;Umzinto
eSikhaleni;-28.871;31.9;60;;;490;Esikhawini
# Limpopo
Alldays;-22.664;29.093;7
Amandelbult;-24.818;27.297;49
Apel;-24.414;29.75;43;;;150
Babirwa;-23.43;28.609;49
Bela-Bela;-24.883;28.283;49;;;900;Warmbaths|Warmbad
Bergnek;-24.187;29.335;7
Senwabarwana;-23.286;29.14;7;;;120;Bochum|Bochem;limpopo-bochum
Burgersfort;-24.676;30.329;;;;150
Mogwadi;-23.367;29.324;7;;;150;Dendron;limpopo-dendron
Modjadjiskloof;-23.693;30.14;31;;;250;Duiwelskloof|Duivelskloof;limpopo-duiwelskloof
Elandskraal;-24.721;29.408;43
Ga-Kgapane;-23.644;30.223;31;;;130;Kgapane
GaSekhaolelo;-23.955;28.983;49
Giyani;-23.302;30.719;31;;;370
Gravelotte;-23.953;30.619;31
Groblersdal;-25.168;29.394;;;;150
Ha-Mavhunga;-22.925;30.117;48
Hoedspruit;-24.351;30.953;31;;;150
Jane Furse;-24.76;29.87;43;;;150
Ka-Mahonisi;-23.056;30.636;48
Ka-Mhinga;-22.758;30.9;48
Ka-Xihosana;-23.164;30.582;48
KaNdengeza;-23.264;30.396;31
Laersdrift;-25.365;29.857;43
Lebowakgomo;-24.315;29.501;7;;;330
Leeupoort;-24.917;27.732;49
Lenyenye;-23.971;30.27;31
Lephalale;-23.666;27.745;49;;;150;Ellisras
Louis Trichardt;-23.044;29.903;48;;;870;Makhado
Louis Trichardt Airforce Base;-23.153;29.704;48
Lwamondo;-23.038;30.405;48
Malamulele;-22.971;30.674;48
Mankoeng;-23.9;29.817;7;;;120
Mankweng;-23.884;29.706;7;;;;Turfloop
Marapong;-23.655;27.625;49
Marble Hall;-24.966;29.291;;;;150
Mathibela;-24.312;29.312;7
Modimolle;-24.7;28.4;49;;;210;Nylstroom
Mokgoba;-23.712;30.134;31
Mokopane;-24.194;29.01;49;;;1000;Potgietersrus
Mookgophong;-24.517;28.717;49;;;;Naboomspruit
Morbeng;-23.493;29.939;7
Moshate;-23.857;29.837;7
Motetema;-25.095;29.462
Mtititi;-23.093;30.899;48
Murchison;-23.902;30.691;31
Musina;-22.349;30.041;48;;;150;Messina
Mutale;-22.47;30.875;48;;;150
Mvelaphanda;-23.07;30.403;48
Namakgale;-23.934;31.031;31
Nkowakowa;-23.888;30.287;31;;;300;Nkowankowa
Northam;-24.958;27.265;49
Nthabalala;-23.22;29.993;48
Nthabiseng;-23.483;29.915;7
Penge;-24.387;30.288;43
Phalaborwa;-23.943;31.141;31;;;1100;Palabora
Phaweni;-22.882;30.779;48
Pienaarsrivier;-25.204;28.301;49
Polokwane;-23.904;29.469;7;;;1200;Pietersburg
Praktiseer;-24.584;30.317;43
Rooiberg;-24.778;27.733;49
Roossenekal;-25.193;29.925
Saselamani;-22.856;30.834;48
Sebayeng;-23.758;29.667;7
Senwamokgope;-23.409;30.16;31
Steelpoort;-24.731;30.206
Swartklip;-24.936;27.158;49
Thabazimbi;-24.592;27.412;49;;;100
Thabo Mbeki;-23.341;28.014;49
Thohoyandou;-22.946;30.485;48;;;440
Thusang;-24.621;29.041;49
Tshandama;-22.746;30.509;48
Tshitereke;-22.884;30.494;48
Tshituni;-22.904;30.035;48
Tukakgomo;-24.743;30.108;43
Tzaneen;-23.833;30.164;31;;;170
Vaalwater;-24.296;28.114;49;;;;Mabatlane
Vuwani;-23.135;30.421;48
# Mpumalanga
Acornhoek;-24.588;31.095
Allandale A;-24.71;31.276
Allemansdrif;-25.114;28.909;35
Amersfoort;-27.009;29.866;24
Arthur’s Seat;-24.651;31.022;19;;;;;mpumalanga-arthurs-seat
Balfour;-26.663;28.59;24;;;460
Barberton;-25.788;31.053;19;;;680;Umjindi
eMakhazeni;-25.69;30.035;35;;;120;Belfast;mpumalanga-belfast
Bethal;-26.458;29.466;24;;;1000
Betty's Goed;-26.254;30.912;24;;;;;mpumalanga-bettys-goed
Blinkpan;-26.083;29.433;35
Bolla-Tau;-24.633;31.131;19
Bushbuckridge;-24.836;31.067;19;;;;Bosbokrand;mpumalanga-bosbokrand
Bosfontein;-25.742;31.618;19
Bosoord;-25.232;30.331;19
Breyten;-26.302;29.987;24;;;130
Burlington;-24.625;31.22;19
Buyisonto;-24.79;31.13;19
Calcutta;-24.983;31.235;19
Carolina;-26.069;30.115;24
Chrissiesmeer;-26.28;30.214;24
Clare A;-24.633;31.3;19
Croquet Lawn A;-24.847;31.289;19
Daggakraal;-27.132;29.976;24
Davel;-26.445;29.665;24
Delmas;-26.147;28.683;35;;;920
Dingleydale A;-24.701;31.117;19
Dingleydale B;-24.677;31.136;19
Dirkiesdorp;-27.174;30.405;24
Doornkop;-25.608;29.431;35
Driefontein;-26.965;30.436;24;;;280
Driekoppies;-25.698;31.564;19
Dullstroom;-25.417;30.106;35
Dumfries A;-24.771;31.322;19
Dumfries B;-24.766;31.295;19
Dundonald;-26.247;30.818;24
Dwarsloop;-24.795;31.103
Edinburgh A;-24.69;31.18;19
Edinburgh B;-24.681;31.228;19
Eglington A;-24.657;31.364;19
Eglington B;-24.674;31.317;19
Ekulindeni;-26.046;31.023;24
Elandshoek;-25.499;30.712;19
Eloff;-26.166;28.607;35
eMalahleni;-25.871;29.233;35;;;2600;Witbank
Embhojeni;-25.718;31.479;19
Emgwenya;-25.637;30.324;35;;;;Waterval Boven
Empuluzu;-26.305;30.774;24
Emtfuntini;-25.684;31.637;19
Ermelo;-26.533;29.983;24;;;410
Evander;-26.471;29.11;24
Fayini;-24.922;31.299;19
Fernie;-26.39;30.787;24
Ga-Boelang;-24.599;30.968;19
Ga-Josepha;-24.668;31.026;19
Ga-Maotole;-24.605;30.992
Gemsbokspruit;-25.403;28.879;35
Glenmore;-26.265;30.844;24
Godide;-24.729;31.237;19
Graigieburn;-24.67;30.996;19
Graskop;-24.931;30.842;19
Thaba-Kgwali;-26.762;28.484;24;;;;Grootvlei;mpumalanga-grootvlei
Hazyview;-25.044;31.128;19
Hectorspruit;-25.441;31.684;19
Hendrina;-26.159;29.715;35;;;160
Hlanganani;-24.959;31.17;19
Hlavekisa;-24.629;31.38;19
Hlengesha;-25.749;31.54;19
Hluvukani;-24.645;31.341
Humulani;-24.71;31.347;19
Hundzukani;-24.919;31.415
Islington;-24.624;31.267;19
Iswepe;-26.841;30.535;24
Jim Brown;-24.98;31.088;19
Justicia;-24.88;31.413
Kamalamule;-24.876;31.312;19
Kamaqhekeza;-25.67;31.863;19
Kamhlushwa;-25.664;31.683;19
Kgapamadi;-24.609;31.018;19
Khokhamoya;-24.954;31.321;19
Khomanani;-24.838;31.31;19
Kinross;-26.417;29.087;24
Komati;-26.095;29.461;35
Komatipoort;-25.433;31.955;19;;;210
Kriel;-26.25;29.26;35;;;150;Ga-Nala
Kriel Power Station;-26.275;29.172;35
Kumana;-24.75;31.221;19
KwaDela;-26.464;29.666;24
KwaNgema;-27.011;30.486;24
KwaThandeka;-26.654;30.678;24
Kwaggafontein;-25.327;28.942;35
Kwamhlanga;-25.43;28.712
Lebohang;-26.379;28.921;24
Leeuwfontein-C;-25.17;28.904;35
Leslie;-26.367;28.919;24
Lillydale;-24.866;31.369
Lothair;-26.389;30.435;24
Louieville;-25.677;31.306;19
Ludlow;-24.669;31.279
Lukwatini;-26.055;30.823;24
Luphisi;-25.406;31.279;19
Mashishing;-25.096;30.444;19;;;220;Lydenburg;mpumalanga-lydenburg
Mabharule;-24.901;31.393;19
Maboke;-24.725;31.018;19
eNtokozweni;-25.669;30.25;35;;;;Machadodorp;mpumalanga-machadodorp
Madras A;-24.991;31.148;19
Madyembeni;-24.77;31.028;19
Mafemani;-24.789;31.079;19
Magogeni;-25.788;31.608;19
Mahlobyanini;-24.901;31.394;19
Mahukule B;-25.015;31.182;19
Malelane;-25.495;31.509;19;;;;Malalane
Mamelodi;-24.598;31.024;19
Manyakatana;-24.812;31.28;19
Mapaleng A;-24.598;31.011;19
Mapulaneng View;-24.85;31.071;19
Marite;-24.972;31.112;19
Marloth Park;-25.365;31.785;19
Masakeng;-24.819;31.048;19
Masakhane;-25.954;29.331;35
Masana;-24.85;31.058;19
Matsamo;-25.719;31.614;19
Matsavana;-24.822;31.26;19
Matshaye;-24.81;31.314;19
Matsulu;-25.523;31.357;19
Maviljan A;-24.848;31.088;19
Maviljan B;-24.82;31.087;19
Mbombela;-25.475;30.969;19;;;1100;Nelspruit|Naspoti
Meetse;-24.853;31.342
Merry Pebble Stream;-24.766;31.219
Mhlambanyatsi;-25.662;31.516;19
Middelburg;-25.775;29.465;35;;;1500
Middelplaas;-25.718;31.551;19
Mkhuhlu;-24.988;31.238;19
Mmametlhake;-25.112;28.553;35
Moloro;-24.612;30.98;19
Moloto South;-25.463;28.65
Mooiplaas;-26.063;30.879;24
Morgenzon;-26.737;29.618;24
Morolaneng;-24.756;30.975;19
Motlamogale;-24.697;30.999;19
Motlamogatsane;-24.638;31.022;19
Mpakeni;-25.486;31.261;19
Mphenyatsatsi;-24.838;31.044;19
New Forest A;-24.745;31.119
New Forest B;-24.725;31.154;19
New Line;-24.639;31.005;19
Ngema Tribal Trust;-27.073;30.542;24
Ngodwana;-25.569;30.679;19
Nhlazatje;-26.04;30.793;24
Nthrowane;-26.748;28.75;24
Oakley;-24.927;31.229;19
Ogies;-26.049;29.064;35
Orinoco A;-24.763;31.065;19
Orinoco B;-24.731;31.065;19
Orinoco C;-24.74;31.101;19
Palmietfontein;-27.106;29.941;24
Pelindaba;-24.608;31.012;19
Perdekop;-27.166;29.624;24
Phola;-26.002;29.034;35
eMkhondo;-27.007;30.813;24;;;840;Piet Retief;mpumalanga-piet-retief
Pilgrim’s Rest;-24.905;30.753;19;;;;;mpumalanga-pilgrims-rest
Pullens Hope;-26.02;29.595;35
Redhill;-26.261;30.825;24
Relani;-24.775;31.06;19
Rietkuil;-25.934;29.812;35
Rivoni;-24.738;31.03;19
Rooiboklaagte A;-24.629;31.082;19
Rooiboklaagte B;-24.662;31.059;19
Rulani;-24.884;31.378;19
Sabi-Sand Game Reserve;-24.799;31.499;19
Sabie;-25.1;30.78;19
Schoemansdal;-25.709;31.51;19;;;;Kamatsamo
Secunda;-26.55;29.167;24;;;200
Sekrepeng;-24.964;31.094;19
Seville B;-24.677;31.445;19
Shata;-24.772;31.039;19
Shatale;-24.796;31.047;19
Sheepmoor;-26.717;30.299;24
Sidlamafa;-25.67;31.69;19
Siyabuswa;-25.113;29.045;35;;;260
Sizanane;-26.114;29.409;35
Skoonplaas;-25.757;31.636;19
Somaroboro;-25.346;28.834;35
Standerton;-26.934;29.242;24;;;740
Swalluwnest;-26.232;30.871;24
Teka Mahala;-24.963;31.214;19
Tekwane;-25.478;31.146;19
Thabakgolo;-24.8;31.032;19
Thubelihle;-26.216;29.292;35
Thulamahashe;-24.725;31.212;19
Thulamahashi;-24.725;31.199;;;;120
Thulani;-24.638;31.412
Thuli;-26.371;28.915;24
Tiyimeleni A;-24.898;31.208;19
Tiyimeleni B;-24.892;31.261;19
Tjakastad;-25.989;30.823;24
Trichardt;-26.492;29.229;24
Tsakani;-24.619;31.051;19
Tswafeng;-24.77;30.975;19
Tutuka;-26.777;29.353;24
Vaalbank;-25.152;28.856;35
Verena;-25.483;29.028
Violetbank D;-24.737;31.016;19
Volksrust;-27.365;29.882;24;;;430
Wakkerstroom;-27.355;30.144;24
Wales;-24.7;30.983;19
Warburton;-26.229;30.476;24
Welverdiend;-24.58;31.326
White River;-25.332;31.012;19;;;160;Witrivier
Wolfenkop;-25.521;28.992;35
Xanthia;-24.834;31.149
Xikhusese;-24.602;31.135;19
eMakhazeni B;-24.951;31.372;19
eManzana;-25.954;30.563;24;;;70;Badplaas
eMbalenhle;-26.533;29.067;24;;;1400
eMbangweni;-26.14;30.783;24
eMvelo;-26.625;30.662;24
# Northern Cape
Alexander Bay;-28.596;16.485;32
Augrabies;-28.633;20.35;45
Barkly West;-28.535;24.522;23;;;120
Brandvlei;-30.465;20.487;32;;;29
Calvinia;-31.471;19.776;32;;;81
Carnarvon;-30.968;22.133;38;;;58
Cillie;-28.74;20.589;45
Colesberg;-30.72;25.097;38;;;120
Daniëlskuil;-28.189;23.54;45;;;100;;northern-cape-danielskuil
De Aar;-30.65;24.012;38;;;320
Douglas;-29.055;23.774;38;;;150
Fraserburg;-31.916;21.513;32
Gannaput;-28.753;21.848;45
Garies;-30.562;17.989;32;;;150
Groblershoop;-28.895;21.984;45;;;150
Grootdrink;-28.564;21.747;45
Hartswater;-27.75;24.797;23;;;150
Hopetown;-29.625;24.085;38;;;150
Jan Kempdorp;-27.922;24.831;;;;130;Andalusia
Kakamas;-28.773;20.615;45;;;150
Kathu;-27.696;23.049;28;;;92
Kenhardt;-29.346;21.158;45;;;48
Kimberley;-28.732;24.762;23;;;1400;Sol Plaatje
Kuruman;-27.464;23.436;28;;;91
Leerkrans;-28.406;21.523;45
Nababeep;-29.592;17.786;32
Noupoort;-31.187;24.95;38;;;39;Naauwpoort
Nuwerus NC;-28.474;21.27;45
Oakglen;-31.051;24.433;38
Orania;-29.814;24.412;38;;;12
Pampierstad;-27.783;24.688;23;;;220;Pampierstat
Petrusville;-30.081;24.659;38;;;150
Philandersbron;-26.812;20.095;45
Philipstown;-30.437;24.473;38
Pofadder;-29.128;19.395;32;;;33
Port Nolloth;-29.252;16.87;32;;;150
Postmasburg;-28.334;23.065;45;;;300
Prieska;-29.668;22.743;38;;;110
Raaswater;-28.593;21.191;45
Ritchie;-29.038;24.603;23;;;100
Springbok;-29.664;17.887;32;;;100
Swartkop;-28.519;21.204;45
Upington;-28.448;21.256;45;;;710
Van Wyksvlei;-30.351;21.825;38;;;17
Victoria West;-31.404;23.115;38;;;150
Warrenton;-28.114;24.848;23;;;180
Wegdraai;-28.841;21.875;45
Williston;-31.34;20.915;32;;;150
# North West
Amalia;-27.248;25.046;15
Bloemhof;-27.647;25.607;15;;;170
Boipelo;-27.565;24.185;15
Bray;-25.461;23.697;15
Brits;-25.635;27.78;3;;;1200
Carousel View;-25.323;28.29;3
Christiana;-27.914;25.161;15;;;180
Coligny;-26.332;26.321;34
Delareyville;-26.686;25.459;34;;;150
Derby;-25.909;27.042;3
Ganyesa;-26.596;24.176;15;;;150
Geysdorp;-26.537;25.303;34
Glaudina;-27.037;25.63;15
Groot-Marico;-25.597;26.417;34
Hartbeesfontein;-26.766;26.42;14
Hartbeespoort;-25.729;27.87;3;;;;Harties
Hartbeestfontein-A;-25.441;27.511;3
Itekeng;-26.359;25.907;34
Itsoseng;-26.082;25.881;34
Klerksdorp;-26.852;26.667;14;;;1800;Matlosana
Koster;-25.863;26.898;3;;;120
Leeudoringstad;-27.237;26.235;14
Lehurutshe;-25.481;25.965;34
Letlhabile;-25.482;27.839;3
Lichtenburg;-26.152;26.16;34;;;660
Madikwe;-25.354;26.53;3
Mahikeng;-25.865;25.644;34;;;140;Mafikeng;north-west-mafikeng
Maile;-25.442;27.282;3;;;100
Makapanstad;-25.244;28.126;3;;;150;Makapaanstad
Makwassie;-27.316;25.995;14
Marikana;-25.699;27.475;3
Migdol;-26.904;25.452;15
Mmabatho;-25.85;25.633;34;;;770
Mogwase;-25.277;27.216;3;;;150
Mogwase;-25.185;27.267;3;;;150;;north-west-mogwase-2
Monnakato;-25.351;27.274;3
Mooinooi;-25.749;27.556;3
Orkney;-26.98;26.673;14;;;1500
Ottosdal;-26.809;26.005;34
Phatsima;-25.395;27.015;3
Piet Plessis;-26.164;24.412;15
Pomfret;-25.816;23.524;15
Potchefstroom;-26.717;27.1;14;;;1200;Potch|Tlokwe
Rustenburg;-25.668;27.242;3;;;1200
Sannieshof;-26.529;25.809;34
Schweizer-Reneke;-27.189;25.329;15;;;700;Schweizer-Reineke
Stella;-26.553;24.867;15
Stilfontein;-26.845;26.768;14;;;930
Sun City;-25.34;27.097;3
Sun Village;-25.359;27.103;3
Swartruggens;-25.65;26.689;3
Taung;-27.531;24.787;15;;;150;Taungs
Umzimhle;-26.935;26.731;14
Ventersdorp;-26.314;26.822;14;;;150
Vryburg;-26.957;24.728;15;;;500
Witpoort;-27.172;26.127;14
Wolmaransstad;-27.197;25.983;14;;;490;Wolmaranstad
Zeerust;-25.537;26.075;34;;;180
# Western Cape
Abbotsdale;-33.487;18.676;50
Albertinia;-34.205;21.58;18;;;64;Albertina;western-cape-albertina
Arniston;-34.667;20.231;37;;;13;Waenhuiskrans
Ashton;-33.831;20.056;6;;;150
Athlone;-33.967;18.502;10;;5;670
Atlantis;-33.567;18.483;10;;5;600
Barrydale;-33.905;20.724;37
Beaufort West;-32.357;22.583;8;;;450
Bergvliet;-34.047;18.453;10;;5;39
Betty’s Bay;-34.353;18.913;37;;;;Bettysbaai;western-cape-bettys-bay
Bonnievale;-33.932;20.099;6
Botrivier;-34.226;19.203;37
Brandvlei;-33.733;19.4;6
Brandwag;-34.065;22.063;18
Bredasdorp;-34.532;20.04;37;;;150
Buffeljagsrivier;-34.046;20.527;37
Caledon;-34.23;19.427;37;;;47
Calitzdorp;-33.528;21.676;18;;;43
Cape Town;-33.926;18.423;10;;;34000;CPT|Kaapstad|iKapa
Century City;-33.891;18.513;10;;5;90
Ceres;-33.369;19.311;6;;;420
Chatsworth;-33.548;18.582;50
Citrusdal;-32.592;19.015;50
Clanwilliam;-32.182;18.892;50;;;150
Claremont;-33.981;18.465;10;;5;150
Constantia;-34.031;18.418;10;;5;69
Darling;-33.378;18.379;50
De Doorns;-33.477;19.666;6
De Rust;-33.49;22.535;18;;;36
Doringbaai;-31.817;18.237;50;;;;Doring Bay
Durbanville;-33.831;18.649;10;;5;890
Dysselsdorp;-33.576;22.444;18
Ebenhaeser;-31.582;18.225;50
Eendekuil;-32.687;18.884;50
Elandsbaai;-32.314;18.344;50;;;;Elands Bay
Elim;-34.59;19.758;37
Fisantekraal;-33.785;18.714;10;;5;90
Franschhoek;-33.911;19.12;6
Friemersheim;-33.955;22.142;18
Gansbaai;-34.583;19.35;37
Genadendal;-34.038;19.562;37
George;-33.963;22.462;18;;;120
Goedverwag;-32.868;18.694;50
Gouda;-33.3;19.04;6
Graafwater;-32.155;18.603;50
Grabouw;-34.152;19.015;37;;;300
Greyton;-34.05;19.609;37
Groot-Brakrivier;-34.044;22.226;18
Haarlem;-33.733;23.343;18
Heidelberg;-34.091;20.957;18
Hermanus;-34.419;19.234;37;;;250
Herolds Bay;-34.048;22.397;18
Hopefield;-33.063;18.349;50
Hugenote;-33.907;19.118;6
Kalbaskraal;-33.573;18.649;50
Klapmuts;-33.811;18.864;6
Klawer;-31.776;18.625;50
Kleinmond;-34.339;19.034;37
Klipheuwel;-33.701;18.699;10;;5;90
Knysna;-34.036;23.047;18;;;690
Koekenaap;-31.527;18.291;50
Koringberg;-33.018;18.678;50
Kraaifontein;-33.848;18.717;10;;5;580
Kranshoek;-34.088;23.283;18
Kuils River;-33.942;18.707;10;;5;650;Kuilsrivier
Kurland;-33.945;23.493;18
Kylemore;-33.915;18.95;6
Ladismith;-33.493;21.268;18;;;71
Laingsburg;-33.195;20.859;8;;;150
Lamberts Bay;-32.097;18.308;50;;;;Lambertsbaai
Langebaan;-33.098;18.032;50
Languedoc;-33.897;18.967;6
Lansdowne;-33.987;18.497;10;;5;170
Le Roux;-33.891;19.103;6
Leeu-Gamka;-32.774;21.979;8
Lutzville;-31.56;18.344;50
Malmesbury;-33.461;18.727;50;;;350
Mamre;-33.513;18.474;10;;5;90
McGregor;-33.947;19.829;6
Melkbosstrand;-33.726;18.443;10;;5;170
Melkhoutfontein;-34.327;21.421;18
Merweville;-32.668;21.516;8
Montagu;-33.787;20.121;6;;;150
Moorreesburg;-33.154;18.66;50;;;150
Mossel Bay;-34.183;22.146;18;;;590;Mosselbaai
Muizenberg;-34.097;18.48;10;;5;230
Murraysburg;-31.96;23.762;8
Napier;-34.475;19.898;37
Nelspoort;-32.093;23.007;8
Newlands;-33.978;18.448;10;;5;53
Op-die-Berg;-33.017;19.311;6
Oudtshoorn;-33.6;22.2;18;;;620
Paarl;-33.734;18.975;6;;;1900
Paternoster;-32.81;17.891;50
Pearly Beach;-34.663;19.496;37
Pella WC;-33.54;18.521;10;;5;90
Piketberg;-32.903;18.757;50;;;150;Piketburg|Piquetberg
Plettenberg Bay;-34.053;23.372;18;;;190;Plettenbergbaai
Pniel;-33.893;18.959;6
Porterville;-33.018;18.993;50
Prince Albert;-33.225;22.027;8;;;130;Prins Albert
Prince Alfred Hamlet;-33.304;19.325;6
Rawsonville;-33.686;19.314;6
Retreat;-34.055;18.476;10;;5;320
Rheenendal;-33.95;22.95;18
Riebeek West;-33.35;18.87;50
Riebeek-Kasteel;-33.384;18.9;50
Riversdale;-34.093;21.257;18;;;160
Riviersonderend;-34.15;19.914;37
Robertson;-33.803;19.885;6;;;280
Rondebosch;-33.963;18.476;10;;5;150
Rosebank;-33.956;18.474;10;;5;100
Saint Helena Bay;-32.767;18.033;50
Saldanha;-33.012;17.944;50;;;680
Saron;-33.181;19.009;6
Sedgefield;-34.021;22.805;18
Simon's Town;-34.193;18.436;10;;5;510;Simonstad;western-cape-simons-town
Slangrivier;-34.137;20.862;18
Somerset West;-34.084;18.821;10;;5;1600
Stanford;-34.439;19.456;37
Stellenbosch;-33.935;18.867;6;;;940;Eikestad|Stellies
Stilbaai;-34.369;21.407;18;;;;Still Bay|Stillbaai
Struisbaai;-34.804;20.055;37;;;;Struis Bay
Sunset Beach;-33.854;18.492;10;;5;20
Suurbraak;-34.004;20.654;37
Swellendam;-34.023;20.442;37;;;140
Tesselaarsdal;-34.333;19.533;37
Touwsrivier;-33.338;20.031;6
Tulbagh;-33.286;19.141;6
Uniondale;-33.659;23.123;18
Vanrhynsdorp;-31.609;18.74;50
Velddrif;-32.785;18.179;50
Victor Verster;-33.841;18.999;6
Vierlanden;-33.812;18.657;10;;5;90
Villiersdorp;-33.991;19.292;37
Vredenburg;-32.907;17.99;50;;;380
Vredendal;-31.668;18.501;50;;;150
Wellington;-33.64;19.011;6;;;560
Wemmershoek;-33.873;19.043;6
Wiesiesdraai;-33.895;19.075;6
Wilderness;-33.994;22.576;18
Wittedrif;-34.004;23.332;18
Wolseley;-33.414;19.201;6
Worcester;-33.647;19.449;6;;;1300
Yzerfontein;-33.344;18.162;50
Zoar;-33.496;21.444;18;;;47
eNduli;-33.356;19.341;6
`;

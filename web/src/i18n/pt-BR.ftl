# --- início
where-shall-we-sail = Para onde vamos?
pick-fill-play = Escolha um jogo, ocupe os lugares, jogue.
games = Jogos
players = Jogadores
minutes = { $low }–{ $high } min
learn = Como se joga
learn-by-playing = Aprenda jogando
puzzles-link = Desafios
studies-link = Meus estudos
watch-bots = Assistir a robôs
seat-number = Lugar { $number }
who-sits-here = Quem ocupa o lugar { $number }
kind-me = Aqui
kind-person = Amigo
kind-bot = Robô
friend = Um amigo
name = Nome
your-name = Seu nome
plays-on-this-screen = Joga nesta tela
link-comes = Você recebe um link para enviar; ele abre o lugar, sem conta.
bot-level = Nível do robô
remove-seat = Remover este lugar
add-a-seat = Mais um lugar
up-to = jogam até { $count }
options = Opções
edition = Edição
clock = Relógio
clock-none = Sem relógio
clock-none-help = Cada um usa o tempo de que precisa.
clock-move = 90 segundos por escolha
clock-move-help = Se o seu tempo acabar, um robô escolhe por você.
clock-bank = 15 minutos cada
clock-bank-help = Cada escolha devolve 10 segundos. Se o seu tempo acabar, um robô escolhe por você.
visibility = Quem pode vir
visibility-private = Só por link
visibility-private-help = Ninguém encontra esta mesa sem um link.
visibility-open = Todos
visibility-open-help = A mesa aparece na página inicial; qualquer um pode sentar ou assistir.
first-time = Primeira vez? A mesa mostra o que você pode fazer, e o que rende, antes de confirmar.
tables = Mesas
lobby-mine = Continuar
lobby-open = Mesas abertas
lobby-watch = Assistir
lobby-finished = Partidas terminadas
go-mine = Continuar
go-open = Ver
go-watch = Assistir
no-tables = Ainda não há mesas. As suas aparecerão aqui.
won-by = { $count ->
    [1] { $names } venceu
   *[other] { $names } venceram juntos
}
not-won = Sem vitória, com { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
open-record = Abrir um registro de um arquivo
server-unreachable = O servidor não responde. Nada se perdeu; tente de novo daqui a pouco.
offline = Você está sem conexão. O que aparece aqui fica; as mesas continuam assim que a conexão voltar.
newer = Há uma nova versão do Farshore.
newer-load = Carregar
start = Jogar
start-inviting = Abrir a mesa
sum-here = { $count ->
    [0] ninguém nesta tela
    [1] você
   *[other] { $count } nesta tela
}
sum-friends = { $count ->
    [1] 1 amigo
   *[other] { $count } amigos
}
sum-bots = { $count ->
    [1] 1 robô
   *[other] { $count } robôs
}
bot-strength = { $name } ({ $level } de { $of })
edition-says = { $own ->
    [0] Todos os componentes são como os publicados.
   *[other] { $printed ->
        [0] Todos os { $own } componentes são nossos e equilibrados; os publicados não são usados.
       *[other] { $printed } componentes são como os publicados, { $own } são nossos e equilibrados.
    }
}
round-of = Rodada { $round } de { $rounds }
turn-of = Vez de { $name }
all-choose = todos escolhem
put-away = Guardar
take-out = Tirar da gaveta
show-more = Mostrar mais { $count }
show-away = { $count ->
    [1] Mostrar 1 mesa guardada
   *[other] Mostrar { $count } mesas guardadas
}
hide-away = Esconder as mesas guardadas
this-seat-is-free = Este lugar está livre
yours-if-you-like = é seu, se quiser
yours-already = já é seu
a-bot = Robô: { $level }
own-link = espera alguém com outro link
host = anfitrião desta mesa
sits-here = senta aqui
you-sit-here = você
is-here = está aqui
open = livre
who-sits-where = Quem senta onde
seats-free = { $count ->
    [1] 1 lugar livre
   *[other] { $count } lugares livres
}
free-seats = { $count ->
    [0] nenhum lugar livre
    [1] 1 livre
   *[other] { $count } livres
}
seats-count = { $count ->
    [1] 1 lugar
   *[other] { $count } lugares
}
starts-when-ready = Começa assim que todos os lugares estiverem ocupados e prontos.
has-started = A partida já começou.
no-account = Sem cadastro. Seu lugar fica guardado neste navegador; o mesmo link traz você de volta.
how-it-is-played = Como se joga aqui
rest-is-usual = { $count ->
    [0] Todas as variantes como de costume
   *[other] As outras variantes como de costume
}
point-a-phone = Aponte um celular para cá
or-send = ou envie o link; ele mostra esta mesa antes de pedir um nome
link-lasts = Cada link dá um lugar, uma vez.
which-seat = O link de que lugar
you-watch = Você está assistindo
you-watch-sit = Você está assistindo. Há um lugar livre: sente-se, se quiser.
take-a-seat = Ocupe um lugar
sit-down = Ocupar este lugar
share = Enviar
qr-code = Código QR do link
invited-by = { $name } convida você para uma mesa
invite-link = Link de convite
copy = Copiar
copied = Copiado
# --- antes da partida
waiting-for-people = Esperando até que todos estejam aqui e prontos.
call-off = Cancelar a mesa
call-off-sure = Cancelar a mesa: os convites deixam de valer
called-off = Esta mesa foi cancelada.
gathering-until = Se ninguém vier, ela se cancela sozinha em { $date }.
open-seat = Lugar livre
not-here-yet = ainda não chegou
ready = pronto
not-ready = ainda não está pronto
i-am-ready = Estou pronto
sit-here = Sentar aqui
# --- a mesa
board = Tabuleiro
prompt = O que se pergunta
joining = Indo para a mesa …
loading = Carregando …
no-such-table = Não dá para abrir esta mesa
no-such-table-why = O endereço pode estar errado, ou a mesa é particular. Peça um link de convite.
back-home = Voltar à página inicial
home = Página inicial
round = Rodada { $number }
waiting-for = { $count ->
    [0] Um momento …
   *[other] Esperando { $names }
}
paused = Os robôs estão em pausa.
game-over = A partida acabou.
show-result = Ver o resultado
show-result-brief = Resultado
your-turn = sua vez
to-choose = escolhe
not-here = ausente
line-lost = A conexão caiu; tentando de novo. Nada se perdeu.
confirm = Confirmar
confirm-set = Confirmar { $count } de { $of }
step-worker = Escolha um trabalhador
step-space = Escolha um evento para o { $choice }
chosen-so-far = Escolhido: { $choice }. E agora?
set-so-far = Escolhidas: { $count } de { $of }.
back = Voltar
undo = Desfazer
practice = Treino
practice-help = Treino: uma escolha foi desfeita depois de revelada a sorte ou um segredo; esta partida não conta para a classificação.
practice-ask = Continuar como treino?
practice-yes = Desfazer e continuar como treino
practice-no = Deixar como está
hint = Dica
hint-says = O robô “{ $level }” escolheria: { $choice }
hint-thinking = O robô está pensando …
ahead = Responder antes
ahead-help = Fica nesta tela e é dado assim que perguntarem a você. Até lá, dá para retirar.
ahead-planned = Previsto: { $answers }
ahead-cancel = Retirar
ahead-given = Respondido de antemão: { $answer }
ahead-dropped = “{ $answer }” não é possível agora e foi retirado.
preview = O que mudaria
preview-and-log = Prévia e registro
your-things = O que é seu
score = Pontos
scores = Pontuação
points-scored = Pontos são contados
show-scores = Mostrar a pontuação
category = Categoria
no-change = nada muda de imediato
then = Depois:
again-confirms = Clique de novo ou tecle Enter para confirmar
click-chooses = Clique para escolher
choose-next = Agora escolha o que vem a seguir.
point-at-glowing = Aponte para algo que brilha e veja o que custa e o que rende.
look-around = Aponte para qualquer coisa e leia o que ela faz.
log = Registro
log-all = Todos
log-filter = De quem mostrar as linhas
look-at = Ver a área de { $name }
open-log = Abrir o registro
since-your-choice = Desde a sua última escolha
before = Antes
nothing-yet = Ainda não aconteceu nada.
chat = Conversa
nobody-spoke = Ninguém falou ainda.
say-something = Diga algo
chat-people = Quem assiste e quem escreveu ({ $count })
spectator = Espectador
watcher = Espectador { $number }
silence = Silenciar
let-speak = Deixar falar
send-away = Mandar embora
send-away-sure = Mandar embora de vez?
send = Enviar
rules = Regras
no-guide = Ainda não há guia neste idioma.
no-rules = As regras completas deste jogo ainda não foram escritas; o guia existe.
book-guide = Guia
book-rules = Regras completas
book-signs = Sinais
find-rule = Procurar uma regra
contents = Conteúdo
rules-found = { $count ->
    [1] Encontrado em 1 seção
   *[other] Encontrado em { $count } seções
}
nothing-found = Nenhuma regra corresponde. Tente outra palavra.
rule-of-it = Regra
rule-how = Botão direito, ou tecla I: a regra
mark-legal = Anel dourado
    .help = Você pode escolher isto agora.
mark-chosen = Anel vermelho
    .help = Você escolheu isto.
mark-changed = Halo claro
    .help = Isto mudou por último.
mark-hinted = Moldura tracejada
    .help = A dica sugere isto.
menu = Menu
close = Fechar
language = Idioma
other-language = Switch to English
theme = Tema
theme-light = Claro
theme-auto = Igual ao sistema
theme-dark = Escuro
confirm-help = Que escolhas esperam por Confirmar. É definitiva a que não se pode desfazer, ou só a um custo
confirm-always = Sempre
confirm-final = Se for definitiva
confirm-never = Nunca
motion = Movimento
motion-help = As peças se movem pelo tabuleiro
motion-on = Ligado
motion-off = Desligado
firstGame = Primeira partida
firstGame-help = Dicas na primeira vez que uma escolha aparece
firstGame-on = Ligado
firstGame-off = Desligado
skip = Opção única
skip-help = Pular escolhas com uma só opção
skip-on = Sim
skip-off = Não
notices = Avisos
notices-help = Avisa que é a sua vez quando a página está oculta
notices-on = Ligado
notices-off = Desligado
notices-begin = Funciona: aqui você é avisado quando for a sua vez.
notices-turn = { $title }: sua vez
notices-denied = O navegador bloqueia as notificações. Libere nas configurações desta página.
notices-missing = Este navegador não mostra notificações.
# --- ajustes e teclas
settings = Ajustes
sound = Sons
sound-help = Sua vez, jogadas, relógio e fim
sound-on = Ligados
sound-off = Desligados
sound-is-on = Os sons estão ligados.
sound-is-off = Os sons estão desligados.
text = Tamanho do texto
text-help = Tamanho dos menus, das perguntas e do registro
text-normal = Normal
text-large = Grande
text-largest = Maior
board-help = Um tabuleiro maior pode ser rolado
board-1 = Cabe
board-1-25 = Grande
board-1-5 = Maior
palette = Cores
palette-help = Jogadores e mercadorias; duas paletas são para daltônicos
palette-standard = Padrão
palette-red-green = Vermelho–verde
palette-blue-yellow = Azul–amarelo
zoom-in = Aumentar o tabuleiro
zoom-out = Diminuir o tabuleiro
keys = Teclas
key-arrows = setas
key-space = espaço
key-wheel = roda do mouse
keys-choose = Escolher
keys-walk = Ir de uma opção à seguinte
keys-walk-all = Percorrer tudo o que há no tabuleiro
keys-pick = Escolher
keys-confirm = Confirmar
keys-back = Voltar um passo; fechar o que está aberto
keys-turn = Girar uma peça
keys-rule = A regra de uma peça
keys-look = Olhar
keys-areas = As áreas dos jogadores
keys-zoom = Tabuleiro maior, menor, como cabe
keys-rules = Guia e regras
keys-more = Mais
keys-mute = Ligar ou desligar os sons
keys-sheet = Esta folha
keys-step = Um passo atrás ou adiante
keys-ends = Ao início, ao fim
keys-milestone = Ao marco seguinte ou anterior
# --- lugares
let-bot-play = Deixar um robô jogar por { $name }
let-bot-play-me = Deixar um robô jogar por mim
play-again = Voltar a jogar por { $name }
resign = Desistir
resign-sure = Desistir: um robô continua, você fica em último
speed = Velocidade
pause = Pausar
go-on = Continuar
pass-to = Passe a tela para { $name }
pass-why = O que está na mão fica na mão.
i-am = Sou { $name }
# --- o fim
wins = { $count ->
    [1] { $names } vence
   *[other] { $names } dividem a vitória
}
lost = Sem vitória: { $points } dos { $target } pontos necessários
achievements = Façanhas
reached = { $have } de { $need }
resigned = desistiu
decided-tie-break = Pontos iguais: o critério de desempate decidiu.
decided-shared = A vitória é dividida.
decided-resignation = Decidido por desistência.
scores-over-time = Pontos ao longo da partida
rematch = Revanche
join-rematch = Ir para a revanche
replay = Rever
study-game = Estudar a partida
study-game-brief = Estudar
export = Exportar o registro
step = Um passo à frente
step-back = Um passo atrás
moment = Momento da partida
first = Para o começo
last = Para o fim
play = Reproduzir
copy-moment = Copiar um link para este momento
replay-keys = ← → passo · Home End · N P marco · Espaço reproduzir
comments = Comentários
comment-say = Seu comentário
comment-here = Comentar este momento
comment-none = Ainda não há comentários.
comment-moment = Momento { $number }
seen-by = Ver como
first-choice = Início
last-choice = Fim
at-this-moment = Neste momento
nothing-said = A mesa como está.
# --- primeira partida
first-game = Primeira partida
understood = Entendi
no-more-advice = Sem conselhos
coach-glow = O que brilha em dourado pode ser escolhido. Aponte para ver o que custa e o que rende; clique para escolher. O que não tem volta espera por Confirmar.
coach-glow-phone = O que brilha em dourado pode ser escolhido. Toque para escolher. O que não tem volta espera por Confirmar. Segure qualquer coisa para ler o que ela faz.
coach-undo = Desfazer anula a sua última escolha, até que a sorte ou outra pessoa entre em cena. Sozinho contra robôs, você volta até onde quiser. A lâmpada mostra o que um robô faria.

# --- uma pessoa, vários aparelhos ----------------------------------------------
me = Você e seus aparelhos
me-why = Não há contas nem senhas: cada aparelho guarda um segredo que diz quem você é. Ligue um segundo aparelho, ou imprima um código, antes de perder o primeiro.
me-other-device = Outro aparelho seu
me-other-device-why = Leia o código com ele ou digite-o lá. Vale uma vez, por dez minutos. Depois, os dois têm as mesmas mesas, o mesmo nome, a mesma classificação e as mesmas configurações.
me-show-code = Mostrar um código
me-have-code = Um código do seu outro aparelho
me-have-code-why = Este aparelho passa a ser seu também, com as mesas que já tem. Só digite um código que seja seu.
me-code = Código
me-link = Ligar este aparelho
me-recovery = Se você perder todos os aparelhos
me-recovery-why = Um código para imprimir: com ele você volta em qualquer aparelho. Um novo toma o lugar do anterior.
me-make-recovery = Criar um código de recuperação
me-print = Imprimir
me-data = Tudo sobre você
me-data-why = O que está guardado pode ser baixado. Se você apagar, suas partidas ficam, sem o seu nome; um robô continua onde você estava jogando.
me-export = Baixar tudo
me-delete = Apagar tudo sobre mim
me-delete-sure = Apagar tudo mesmo? Não há volta.
